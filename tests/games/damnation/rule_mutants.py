from tests.mutation.mutants import Mutant

MUTANTS: tuple[Mutant, ...] = ()
UNPROVED: dict[str, str] = {}
