"""The compiler of rules: plain functions over records become machine code, for a whole game as one piece.

It works below Numba's documented interface, to compile a game in a fifth of the time; `numba_parts` lists all that it
touches there. With `BRANCHLINE_PLAIN_NUMBA=1` rules do without it: Numba alone compiles each when it is first called,
with the same results, which conformance checks.

interpret    what an interpreted rule sees
plain        a rule as plain Python
bound        a rule where there is no compiler, and what was compiled elsewhere
inference    the types in a rule
lowering     from Numba's account of a rule to LLVM's
pipeline     the passes from one to the other
dispatcher   a rule as the compiler knows it
link         many rules as one block of machine code
units        what is compiled together, stored and loaded
wasm         the same as one WebAssembly module, for a browser
"""
