// Finds texts of one language where readers would see or hear them: in the output of a build, and on a page that lives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { Parser } from 'htmlparser2';
import type { Text, Texts } from '#model/strings/say';

/** Attributes that are read out or shown. */
export const wordAttributes = ['alt', 'aria-label', 'aria-description', 'content', 'label', 'placeholder', 'summary', 'title'];

/** What a text says around its placeholders, in all its forms, without punctuation at its ends; less than three letters are found everywhere. */
export function phrasesOf(text: Text): readonly string[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  const pieces = forms.flatMap((form) => form.split(/\{\w+\}/));
  return [
    ...new Set(
      pieces
        .map((piece) => normal(piece).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((piece) => (piece.match(/\p{L}/gu)?.length ?? 0) >= 3),
    ),
  ];
}

/** Phrases by the ids of texts that are no others in the second language. */
export function foreignPhrases(texts: Texts, own: Texts): readonly (readonly [id: string, phrase: string])[] {
  const known = new Set(Object.values(own).flatMap(phrasesOf));
  return Object.entries(texts).flatMap(([id, text]) =>
    phrasesOf(text).flatMap((phrase) => (known.has(phrase) ? [] : [[id, phrase] as const])),
  );
}

/** `place: id "phrase"` for each phrase that stands in one of the texts as words of its own. */
export function found(seen: Readonly<Record<string, readonly string[]>>, phrases: ReturnType<typeof foreignPhrases>): string[] {
  const patterns = phrases.map(([id, phrase]) => {
    const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return { id, phrase, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u') };
  });
  return Object.entries(seen).flatMap(([place, texts]) => {
    // Addresses are no words.
    const whole = texts.map((text) => normal(text.replace(/\S*\/\S*/g, ' '))).join('\n');
    return patterns.filter(({ pattern }) => pattern.test(whole)).map(({ id, phrase }) => `${place}: ${id} "${phrase}"`);
  });
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** By file what its readers are told. The theme's own modules are left out: they hold the English texts for all sites. */
export function textsOfOutput(outDir: string): Readonly<Record<string, readonly string[]>> {
  const files = fastGlob
    .sync(['**/*.{html,xml,json,md,txt,webmanifest}', '!search-index/**/{terms,words}-*.txt'], { cwd: outDir })
    .concat(fastGlob.sync('{assets/start-*.js,**/feed.css}', { cwd: outDir }));
  const scripts = fastGlob.sync('assets/**/*.js', { cwd: outDir });
  return Object.fromEntries(
    [
      ...files.map((file) => [file, textsOf(file, readFileSync(join(outDir, file), 'utf8'))] as const),
      ...scripts.map((file) => [`${file}, imported texts`, importedTexts(readFileSync(join(outDir, file), 'utf8'))] as const),
    ].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What a script has imported from `slodocs/texts`. */
function importedTexts(script: string): readonly string[] {
  const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/;
  const words = new RegExp(`lang:"[\\w-]+",texts:\\{((?:${quoted.source}|[^"'\`])*?)\\}\\}`, 'g');
  return Array.from(script.matchAll(words), ([, texts = '']) =>
    Array.from(texts.matchAll(new RegExp(`(?<text>${quoted.source})(?<isKey>:?)`, 'g')), ({ groups: { text, isKey } = {} }) =>
      isKey || !text ? '' : text.slice(1, -1),
    ),
  ).flat();
}

function textsOf(file: string, text: string): readonly string[] {
  if (/\.html$/.test(file)) return textsOfHtml(text);
  if (/\.xml$/.test(file)) return textsOfHtml(text, true).flatMap((one) => (one.includes('<') ? textsOfHtml(one) : [one]));
  if (/\.(?:json|webmanifest)$/.test(file)) return stringsIn(JSON.parse(text));
  if (/start-.*\.js$/.test(file)) return stringsIn(JSON.parse(text.slice('export default '.length, -1)).words ?? {});
  return /\.css$/.test(file)
    ? Array.from(text.matchAll(/content: "([^"]*)"/g), ([, words = '']) => words)
    : [text.replace(/^[a-z_]+: /gm, '')];
}

export function textsOfHtml(html: string, xmlMode = false): readonly string[] {
  const texts: string[] = [];
  let inside = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        inside = name === 'script' ? (attributes['type'] ?? 'text/javascript') : name === 'style' ? 'text/css' : '';
        // Crawlers know lists by the same words in every language.
        if (/^(?:docusaurus|docsearch)/.test(attributes['name'] ?? '')) return;
        for (const attribute of wordAttributes) texts.push(attributes[attribute] ?? '');
      },
      ontext(data) {
        if (/json/.test(inside)) texts.push(...stringsIn(JSON.parse(data)));
        else if (inside === '') texts.push(data);
      },
      onclosetag() {
        inside = '';
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.end(html);
  return texts;
}

/** Values, not keys. HTML in them is read as such. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('<') ? textsOfHtml(value) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
