// Lists the addresses of links in printed HTML.

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
