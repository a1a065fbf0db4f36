// Extracts the text of a PDF that Chromium printed, whose streams hold glyph numbers and whose fonts map them to letters.
import { inflateSync } from 'node:zlib';

export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf.toString('latin1'));
  const letters = new Map<string, Map<string, string>>();
  for (const [id, { head }] of objects) {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(head) ?? [];
    if (map) letters.set(id, lettersOf(objects.get(map)?.stream ?? ''));
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => textOf(head, objects, letters)).join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** A stream is as long as its object says: its bytes may hold any word. */
function readObjects(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const start = /(\d+) 0 obj\s([\s\S]*?)(?:stream\r?\n|endobj)/g;
  for (let object = start.exec(pdf); object; object = start.exec(pdf)) {
    const [whole, id = '', head = ''] = object;
    const length = whole.endsWith('endobj') ? 0 : Number(/\/Length (\d+)/.exec(head)?.[1]);
    const bytes = Buffer.from(pdf.slice(start.lastIndex, start.lastIndex + length), 'latin1');
    start.lastIndex += length;
    // Fonts and pictures are of no use here.
    const isText = length > 0 && !/\/(?:Length1|Subtype|FontFile)/.test(head);
    const stream = isText && head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(id, { head, stream: stream.toString('latin1') });
  }
  return objects;
}

function textOf(page: string, objects: Map<string, PdfObject>, letters: Map<string, Map<string, string>>): string {
  const fonts = new Map(Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, id]) => [name, letters.get(id ?? '')]));
  const [, id = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
  let font: Map<string, string> | undefined;
  let text = '';
  for (const [, name, glyphs] of (objects.get(id)?.stream ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)> ?Tj/g)) {
    if (name) font = fonts.get(name);
    else for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += font?.get(glyph.toUpperCase()) ?? '';
  }
  return text;
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
