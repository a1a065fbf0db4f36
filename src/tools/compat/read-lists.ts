// Reads the addresses that sitemaps and feeds name.
import { Parser } from 'htmlparser2';

export function readSitemap(xml: string): readonly string[] {
  return textsIn(xml, 'loc');
}

/** The ids of the entries of a feed in RSS, Atom or JSON, in order. */
export function readEntries(text: string): readonly string[] {
  if (text.trimStart().startsWith('{')) return idsIn(text);
  const ids = textsIn(text, 'guid');
  return ids.length > 0 ? ids : textsIn(text, 'id', 'entry');
}

function idsIn(json: string): readonly string[] {
  try {
    const { items } = JSON.parse(json) as { items?: unknown };
    return Array.isArray(items) ? items.map((item) => String(Object(item).id)) : [];
  } catch {
    return [];
  }
}

/** The texts of the elements of a name, in an element of another name where one is given. */
function textsIn(xml: string, wanted: string, within?: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        if (name === wanted && isWithin()) found.push('');
      },
      ontext(text) {
        if (open.at(-1) === wanted && isWithin()) found.push(`${found.pop() ?? ''}${text}`);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  function isWithin(): boolean {
    return within === undefined || open.at(-2) === within;
  }
  parser.end(xml);
  return found.map((text) => text.trim());
}
