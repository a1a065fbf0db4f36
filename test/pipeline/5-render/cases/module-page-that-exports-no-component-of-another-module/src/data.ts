export const data = { a: 1 };
