export const config = { title: 'Case', url: 'https://case.example' };
