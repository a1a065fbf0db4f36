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
  const written = Object.entries(facts.frontMatterPlaces).flatMap(([name, at]) =>
    name.startsWith(`${key}.`) ? [slice(at)] : [],
  );
  const raw = slice(place);
  const old = written.length > 0 ? written : raw === key ? undefined : [raw];
  if (!old) {
    editor.refuse(place, `"${key}" says nothing: take the key out, or write an address behind it`);
    return;
  }
  // A page that comes back is no redirect to itself.
  const kept = old.filter((one) => routeKey(one.replace(/^(["'])(.*)\1$/, '$2')) !== routeKey(to));
  const all = [...new Set([...kept, yamlScalar(from)])];
  const indent = ' '.repeat(place.start.column - 1);
  await editor.text(place, raw.startsWith('- ') ? all.map((one) => `- ${one}`).join(`${eol}${indent}`) : `[${all.join(', ')}]`);
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

/** Rows that led to the old address lead to the new one, so that no chain comes of it. */
async function writeRows(moved: readonly MovedRoute[], editor: Editor): Promise<void> {
  const text = await editor.textOf(redirectsFile);
  const index = new LineIndex(text);
  const heirs = new Map(moved.map(({ from, to }) => [routeKey(from), to]));
  const taken = new Set(moved.map(({ to }) => routeKey(to)));
  let offset = 0;
  for (const line of text.split('\n')) {
    const [from = '', to = ''] = line.replace(/\r$/, '').split('\t');
    const [path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to)?.slice(1) ?? [];
    const heir = heirs.get(routeKey(path));
    if (from.startsWith('/') && taken.has(routeKey(from))) {
      await editor.text(index.place(redirectsFile, offset, Math.min(offset + line.length + 1, text.length)), '');
    } else if (from.startsWith('/') && heir !== undefined) {
      const start = offset + from.length + 1;
      await editor.text(index.place(redirectsFile, start, start + to.length), heir + rest);
    }
    offset += line.length + 1;
  }
  const rows = moved.map(({ from, to }) => `${from}\t${to}\n`).join('');
  const end = index.place(redirectsFile, text.length, text.length);
  await editor.text(end, text === '' || text.endsWith('\n') ? rows : `\n${rows}`);
}
