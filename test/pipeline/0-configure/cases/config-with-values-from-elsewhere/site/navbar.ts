export const navbar = { titel: 'Case' };
export const rest = { favicn: 'x.svg' };
