export const main = ['index'];
