console.error('out of memory');
