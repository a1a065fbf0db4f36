// Wraps Markdown blocks in a block quote.

export function quote(blocks: string): string {
  return blocks.replace(/(^|\n)(?=(\n|$)?)/g, (_, start, end) => (end === undefined ? `${start}> ` : `${start}>`));
}
