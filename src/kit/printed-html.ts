// Reads parts of printed HTML.

/** What a page shows in `<main>`; empty where it has none. */
export function mainOf(printed: string): string {
  const start = printed.search(/<main\b/);
  const from = start === -1 ? -1 : printed.indexOf('>', start);
  const to = printed.lastIndexOf('</main>');
  return from === -1 || to < from ? '' : printed.slice(from + 1, to);
}

/** A tag or a value that is never closed runs to the end, for it would be read again from each tag in it. */
const link = /<a\s(?:[^>"]|"[^"]*(?:"|$))*/g;

/** As browsers read them; every attribute is printed in double quotes. */
export function hrefsIn(html: string): ReadonlySet<string> {
  return new Set(
    Array.from(html.matchAll(link), ([tag]) => /\shref="([^"]*)"/.exec(tag)?.[1])
      .filter((href) => href !== undefined)
      .map(readAttribute),
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" };

/** Decodes the escapes of a printed attribute. */
export function readAttribute(printed: string): string {
  if (!printed.includes('&')) return printed;
  return printed.replace(/&(?:(amp|quot|lt|gt|apos)|#x([\da-f]{1,6})|#(\d{1,7}));/gi, (whole, name, hex, decimal) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** As in Docusaurus: 200 words a minute, to two decimals. */
export function readingMinutes(words: number): number {
  return Math.round((words / 200) * 100) / 100;
}
