export default { titel: 'Größe 😀', url: 'https://case.example', tagline: 7 };

