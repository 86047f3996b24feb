"""What the browser plays with when there is no network."""
