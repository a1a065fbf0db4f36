export default 1;
export const used = 2;
export const alsoUnused = 3;
