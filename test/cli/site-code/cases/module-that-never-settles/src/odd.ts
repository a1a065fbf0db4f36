await new Promise(() => undefined);

export const odd = 1;
