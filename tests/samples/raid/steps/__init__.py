"""What is done, one module for each chapter of the rules."""
