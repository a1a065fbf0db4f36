// The beginnings of ids that components ask React for: those around a body, and those in it.
export const shellPrefix = 's';
export const bodyPrefix = 'b';
