// Pages that get another route to redirects from the old one: in their front matter, or in the site's file of redirects.
import type { Document } from '#model/document';
import { LineIndex } from '#model/line-index';
import { keyPlace } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import { routeKey } from '#model/route';
import type { Editor } from './editor.ts';
import { yamlScalar } from './replace-address.ts';

/** A site that has it keeps its redirects there. */
export const redirectsFile = 'redirects.tsv';

const key = 'redirect_from';

/** An address that a page had, and the one that it gets. */
export interface MovedRoute {
  /** Undefined for a listing, which has no front matter. */
  readonly document: Document | undefined;
  /** Without a slash at its end. */
  readonly from: string;
  readonly to: string;
}

/** Answers those for which there is no place to write a redirect. */
export async function writeRedirects(
  moved: readonly MovedRoute[],
  hasFile: boolean,
  editor: Editor,
): Promise<readonly MovedRoute[]> {
  if (hasFile) {
    if (moved.length > 0) await writeRows(moved, editor);
    return [];
  }
  for (const { document, from, to } of moved) if (document) await writeFrontMatter(document, [from, to], editor);
  return moved.filter(({ document }) => document === undefined);
}

async function writeFrontMatter(
  { source, facts }: Document,
  [from, to]: readonly [string, string],
  editor: Editor,
): Promise<void> {
  const text = await editor.textOf(source.path);
  const lines = new LineIndex(text);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  const slice = ({ start, end }: Place): string => text.slice(lines.offsetAt(start), lines.offsetAt(end));
  const place = keyPlace(facts, key);
  if (!place) {
    await editor.text(...newKey(source.path, text, lines, `${key}:${eol}  - ${yamlScalar(from)}${eol}`));
    return;
  }
  const raw = slice(place);
  if (raw === key) {
    editor.refuse(place, `"${key}" says nothing: take the key out, or write an address behind it`);
    return;
  }
  const listed = Object.entries(facts.frontMatterPlaces).flatMap(([name, at]) => (name.startsWith(`${key}.`) ? [at] : []));
  const written = (listed.length > 0 ? listed : [place]).map((at) => ({ at, route: routeKey(plain(slice(at))) }));
  if (written.some(({ route }) => route === routeKey(from))) return;
  // A page that comes back is no redirect to itself.
  const own = written.find(({ route }) => route === routeKey(to));
  if (own) await editor.text(own.at, yamlScalar(from));
  else if (raw.startsWith('- ')) {
    // Behind a comment that stands there.
    const end = lines.offsetAt({ line: place.end.line + 1, column: 1 });
    const at = lines.place(source.path, end, end);
    await editor.text(at, `${' '.repeat(place.start.column - 1)}- ${yamlScalar(from)}${eol}`);
  } else {
    const all = [...written.map(({ at }) => slice(at)), yamlScalar(from)];
    await editor.text(place, `[${all.join(', ')}]`);
  }
}

function plain(scalar: string): string {
  return scalar.replace(/^(["'])(.*)\1$/, '$2');
}

/** Below the other keys, or above all in front matter of its own. */
function newKey(file: string, text: string, lines: LineIndex, written: string): [Place, string] {
  const opening = /^---[^\S\r\n]*\S*[^\S\r\n]*\r?\n/.exec(text)?.[0];
  const closing = opening === undefined ? null : /^---[^\S\r\n]*$/m.exec(text.slice(opening.length));
  const eol = written.endsWith('\r\n') ? '\r\n' : '\n';
  if (opening === undefined || !closing) return [wholeFile(file), `---${eol}${written}---${eol}${eol}`];
  const at = opening.length + closing.index;
  return [lines.place(file, at, at), written];
}

/** Rows that led to the old address lead to the new one, so that no chain comes of it; an address that is a page again has none. */
async function writeRows(moved: readonly MovedRoute[], editor: Editor): Promise<void> {
  const text = await editor.textOf(redirectsFile);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  const heirs = new Map(moved.map(({ from, to }) => [routeKey(from), to]));
  const taken = new Set(moved.map(({ to }) => routeKey(to)));
  const written = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
  const kept = written.flatMap((line) => {
    const [from = '', to = '', ...rest] = line.split('\t');
    if (!from.startsWith('/')) return [line];
    if (taken.has(routeKey(from))) return [];
    const path = /^[^?#]*/.exec(to)?.[0] ?? '';
    const heir = heirs.get(routeKey(path));
    return heir === undefined ? [line] : [[from, heir + to.slice(path.length), ...rest].join('\t')];
  });
  const rows = moved.map(({ from, to }) => `${from}\t${to}`);
  const whole = new LineIndex(text).place(redirectsFile, 0, text.length);
  await editor.text(whole, [...kept, ...rows].map((line) => `${line}${eol}`).join(''));
}
