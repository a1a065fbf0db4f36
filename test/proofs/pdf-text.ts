// A PDF that Chromium printed to the text that stands in it: its streams hold numbers of glyphs, its fonts tell their letters.
import { inflateSync } from 'node:zlib';

export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) objects.set(id, body);
  const letters = new Map<string, Map<string, string>>();
  for (const [id, body] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
    if (map) letters.set(id, lettersOf(stream(objects.get(map) ?? '')));
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => textOf(page, objects, letters)).join('\n');
}

function textOf(page: string, objects: Map<string, string>, letters: Map<string, Map<string, string>>): string {
  const fonts = new Map(Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, id]) => [name, letters.get(id ?? '')]));
  const [, id = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
  let font: Map<string, string> | undefined;
  let text = '';
  for (const [, name, glyphs] of stream(objects.get(id) ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)> ?Tj/g)) {
    if (name) font = fonts.get(name);
    else for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += font?.get(glyph.toUpperCase()) ?? '';
  }
  return text;
}

function stream(body: string): string {
  const [, bytes] = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body) ?? [];
  if (bytes === undefined) return '';
  const raw = Buffer.from(bytes, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
}

/** The tables `bfchar`, of single letters, and `bfrange`, of letters in a row. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
  for (const [, table = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', letter = ''] of table.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(glyph.toUpperCase(), utf16(letter));
  }
  for (const [, table = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', letter = ''] of table.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++) {
        letters.set(hex(glyph), String.fromCodePoint(Number.parseInt(letter, 16) + glyph - first));
      }
    }
  }
  return letters;
}

function utf16(letter: string): string {
  return String.fromCharCode(...(letter.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}
