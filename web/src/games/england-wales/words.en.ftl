# Railways of England and Wales: what is read on its board and beside it.

ew-scotland = SCOTLAND
ew-north-sea = North Sea
ew-irish-sea = Irish Sea
ew-channel = English Channel
ew-bristol-channel = Bristol Channel
ew-title = RAILWAYS OF
ew-title-where = England and Wales
ew-motto = in the reign of Queen Victoria
