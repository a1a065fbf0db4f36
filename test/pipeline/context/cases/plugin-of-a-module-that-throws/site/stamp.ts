export function stamp({ color }: { color: string }) {
  return {
    name: 'stamp',
    apiVersion: 1 as const,
    resolve() {
      return paint(color);
    },
  };
}

function paint(color: string): never {
  throw new TypeError(`the color "${color}" is out`);
}
