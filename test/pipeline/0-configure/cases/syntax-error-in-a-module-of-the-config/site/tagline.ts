export const tagline = 'One site, 'two' quotes';
