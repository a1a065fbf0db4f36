// Blocks to a quote that holds them.

export function quote(blocks: string): string {
  return blocks.replace(/^(?=(.?))/gm, (_, sign) => (sign === '' ? '>' : '> '));
}
