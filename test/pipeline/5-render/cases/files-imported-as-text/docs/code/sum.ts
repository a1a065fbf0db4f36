export const sum: number = 1 + 2;
