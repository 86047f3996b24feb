game-name = x
