"""What things are called; the sentences are in the `.ftl` files beside."""
