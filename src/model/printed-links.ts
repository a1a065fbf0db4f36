// Lists the addresses of links in printed HTML.

/** A tag or a value that is never closed runs to the end, for it would be read again from each tag in it. */
const link = /<a\s(?:[^>"]|"[^"]*(?:"|$))*/g;

/** As written; every attribute is printed in double quotes. */
export function hrefsIn(html: string): ReadonlySet<string> {
  return new Set(
    Array.from(html.matchAll(link), ([tag]) => /\shref="([^"]*)"/.exec(tag)?.[1]).filter((href) => href !== undefined),
  );
}
