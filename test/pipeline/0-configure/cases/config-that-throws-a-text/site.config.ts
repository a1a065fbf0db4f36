throw 'not today';
