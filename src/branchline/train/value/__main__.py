"""`python -m branchline.train.value GAME --folder FOLDER`"""

from branchline.train.value.run import main

main()
