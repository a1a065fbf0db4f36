console.error('no %s for %o', 'data', { id: 1 });
Promise.reject(new Error('The counter is empty.'));
throw new TypeError('counter is not a function');
