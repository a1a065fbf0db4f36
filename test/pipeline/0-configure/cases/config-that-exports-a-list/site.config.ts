export default [{ title: 'Case', url: 'https://case.example' }];
