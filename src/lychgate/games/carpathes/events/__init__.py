"""What happens in a match of Carpathes, as records: logs, screens and statistics are made from them."""
