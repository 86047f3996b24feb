"""Learned models: what they read, how they answer, and their files.

- `observation`: the layout of an observation; `observe`: the rule that writes one.
- `policy_value`: policy-value networks.
- `value_network`: value networks.
- `layers`: the layers of both as rules.
- `files`: what all files of models have in common.
- `loading`: whether a model is compatible with a game and suits a match.
- `packaged`: which model comes with the package.
"""
