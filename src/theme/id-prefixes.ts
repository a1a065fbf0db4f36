// Defines the prefixes that keep React ids of the shell and of bodies apart.
export const shellPrefix = 's';
export const bodyPrefix = 'b';
