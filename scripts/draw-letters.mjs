// A font to the outlines of its letters, for social cards: `node scripts/draw-letters.mjs <folder>`, where opentype.js and @fontsource/inter are.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = resolve(process.argv[2] ?? '.', 'node_modules');
const opentype = createRequire(import.meta.url)(join(modules, 'opentype.js'));
const folder = join(modules, '@fontsource/inter/files');

/** Letters of European languages and Vietnamese, digits, punctuation, arrows and signs. Not those of phonetics. */
const wanted = (code) =>
  code >= 0x20 &&
  (code < 0x180 ||
    (code >= 0x218 && code <= 0x21b) ||
    (code >= 0x370 && code < 0x460) ||
    (code >= 0x490 && code <= 0x491) ||
    (code >= 0x1e00 && code < 0x1f00) ||
    (code >= 0x2010 && code < 0x2300 && code !== 0x2028 && code !== 0x2029));
/** Units of an em. */
const em = 1000;

const letters = {};
const fonts = [];
for (const subset of ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']) {
  const bytes = await readFile(join(folder, `inter-${subset}-600-normal.woff`));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const scale = em / font.unitsPerEm;
  const codes = Object.keys(font.tables.cmap.glyphIndexMap).map(Number).filter(wanted);
  for (const code of codes.sort((a, b) => a - b)) {
    const letter = String.fromCodePoint(code);
    const glyph = font.charToGlyph(letter);
    letters[letter] ??= [Math.round(glyph.advanceWidth * scale), outline(glyph.path.commands, scale)];
  }
  fonts.push(bytes.toString('base64'));
}

// Browsers know all tables of a font that say how close two letters stand.
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
const measured = await page.evaluate(measure, [
  fonts,
  [/[A-Za-z.,’”“-]/, /[Α-Ωα-ω.,]/, /[А-я.,]/].map((set) => Object.keys(letters).filter((letter) => set.test(letter))),
]);
await browser.close();
const kerning = {};
for (const [pair, value] of measured) {
  kerning[value] ??= [];
  kerning[value].push(pair);
}
const pairs = Object.fromEntries(Object.entries(kerning).map(([value, list]) => [value, list.join('')]));
const text = `// Made by scripts/draw-letters.mjs of Inter, semi-bold: the outlines of letters, and pairs that stand closer. See OFL.txt.
// biome-ignore-all format: one line
/** Each with its width and its path; an em is ${em} units, and y grows downwards. */
export const letters: Readonly<Record<string, readonly [width: number, path: string]>> = JSON.parse(
${JSON.stringify(JSON.stringify(letters))},
);

/** By the distance that is added between two letters: all pairs in one text. */
export const kerning: Readonly<Record<string, string>> = JSON.parse(
${JSON.stringify(JSON.stringify(pairs))},
);
`;
await writeFile(join(root, 'src/plugins/social-cards/letters.ts'), text);
console.log(Object.keys(letters).length, 'letters,', text.length, 'bytes');

/** Runs in the browser: pairs that stand closer, or further apart, than their widths say, by 12 units at least. */
async function measure([fonts, sets]) {
  for (const [index, font] of fonts.entries())
    document.fonts.add(await new FontFace(`f${index}`, `url(data:font/woff;base64,${font})`).load());
  const context = document.createElement('canvas').getContext('2d');
  context.font = `1000px ${fonts.map((_, index) => `f${index}`).join()}`;
  const width = (text) => context.measureText(text).width;
  const found = [];
  for (const set of sets)
    for (const left of set)
      for (const right of set) {
        const value = Math.round(width(left + right) - width(left) - width(right));
        if (Math.abs(value) >= 12) found.push([left + right, value]);
      }
  return [...new Map(found)];
}

/** Relative commands in whole units: half as long as absolute ones. */
function outline(commands, scale) {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let path = '';
  let last = '';
  const add = (name, points) => {
    const numbers = points.map(([px, py]) => [Math.round(px * scale) - x, -Math.round(py * scale) - y]);
    [x, y] = [x + numbers.at(-1)[0], y + numbers.at(-1)[1]];
    const printed = numbers.flat().reduce((text, n) => (text === '' || n < 0 ? text + n : `${text} ${n}`), '');
    path += name !== last || name === 'm' ? name + printed : (printed.startsWith('-') ? '' : ' ') + printed;
    last = name;
  };
  for (const { type, x: px, y: py, x1, y1, x2, y2 } of commands) {
    if (type === 'M') {
      add('m', [[px, py]]);
      [startX, startY] = [x, y];
    } else if (type === 'L') add('l', [[px, py]]);
    else if (type === 'Q')
      add('q', [
        [x1, y1],
        [px, py],
      ]);
    else if (type === 'C')
      add('c', [
        [x1, y1],
        [x2, y2],
        [px, py],
      ]);
    else {
      path += 'z';
      [x, y] = [startX, startY];
      last = 'z';
    }
  }
  return path;
}
