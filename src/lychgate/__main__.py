"""`python -m lychgate`: the same as the command `lychgate`."""

import sys

from lychgate.cli import main

if __name__ == "__main__":
    sys.exit(main())
