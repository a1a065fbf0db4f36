fetch('/data/limits.json');
