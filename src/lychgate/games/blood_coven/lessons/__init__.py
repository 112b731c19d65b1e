"""The guided first match and the picture book; their words are in the `.ftl` files beside."""
