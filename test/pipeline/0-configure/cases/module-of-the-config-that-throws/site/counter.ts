export function counter({ start }: { start: unknown }) {
  if (typeof start !== 'number') {
    throw new TypeError('"start" must be a number');
  }
  return { name: 'counter', apiVersion: 1 };
}
