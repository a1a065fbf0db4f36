new Image().src = 'https://pixel.example/seen.gif';
document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
