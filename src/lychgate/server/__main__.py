"""`python -m lychgate.server`."""

import sys

from lychgate.server.run import main

if __name__ == "__main__":
    sys.exit(main())
