// What a page knows of its reader before it is painted. It runs before anything is shown, so it is small and waits for nothing.
document.documentElement.dataset['early'] = '';
