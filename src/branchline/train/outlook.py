"""The earlier name of `python -m branchline.train.value`."""

from branchline.train.value.run import main

if __name__ == "__main__":
    main()
