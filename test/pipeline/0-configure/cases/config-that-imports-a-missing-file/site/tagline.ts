export const tagline = 'x';
