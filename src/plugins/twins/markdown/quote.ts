// Blocks to a quote that holds them.

export function quote(blocks: string): string {
  return blocks.replace(/(^|\n)(?=(\n|$)?)/g, (_, start, end) => (end === undefined ? `${start}> ` : `${start}>`));
}
