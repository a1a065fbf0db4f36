module.exports = { title: 'Case', url: 'https://case.example', baseUrl: '/' };
