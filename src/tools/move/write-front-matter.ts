// Writes redirects from old routes into the front matter of moved pages.

import { LineIndex } from '#kit/line-index';
import { yamlScalar } from '#kit/print/texts';
import type { Document } from '#model/document';
import { keyPlace } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import { redirectKey } from '#model/redirect';
import type { Editor } from './editor.ts';

const key = 'redirect_from';

/** An address that a page had, and the one that it gets. */
export interface MovedRoute {
  /** Undefined for a listing, which has no front matter. */
  readonly document: Document | undefined;
  /** Without a slash at its end. */
  readonly from: string;
  readonly to: string;
}

/** Answers those that have no front matter to write them into. */
export async function writeFrontMatter(moved: readonly MovedRoute[], editor: Editor): Promise<readonly MovedRoute[]> {
  const byDocument = new Map<Document, MovedRoute[]>();
  for (const one of moved) {
    const known = one.document && byDocument.get(one.document);
    if (known) known.push(one);
    else if (one.document) byDocument.set(one.document, [one]);
  }
  for (const [document, routes] of byDocument) {
    const sources = routes.map(({ from }) => from);
    await writeSources(document, [sources, routes[0]?.to ?? ''], editor);
  }
  return moved.filter(({ document }) => document === undefined);
}

async function writeSources(
  { source, facts }: Document,
  [sources, to]: readonly [readonly string[], string],
  editor: Editor,
): Promise<void> {
  const text = await editor.textOf(source.path);
  const lines = new LineIndex(text);
  const eol = /\r?\n/.exec(text)?.[0] ?? '\n';
  const slice = ({ start, end }: Place): string => text.slice(lines.offsetAt(start), lines.offsetAt(end));
  const place = keyPlace(facts, key);
  if (!place) {
    const items = sources.map((from) => `  - ${yamlScalar(from)}${eol}`);
    await editor.text(...newKey(source.path, text, lines, `${key}:${eol}${items.join('')}`));
    return;
  }
  const raw = slice(place);
  if (raw === key) {
    editor.refuse(place, `"${key}" is empty: remove the key, or give it an address`);
    return;
  }
  const listed = Object.entries(facts.frontMatterPlaces).flatMap(([name, at]) => (name.startsWith(`${key}.`) ? [at] : []));
  const written = (listed.length > 0 ? listed : [place]).map((at) => ({ at, path: redirectKey(plain(slice(at))) }));
  const fresh = sources.filter((from) => !written.some(({ path }) => path === redirectKey(from)));
  const [first, ...others] = fresh;
  if (first === undefined) return;
  // A page that moves back must not redirect to itself.
  const own = written.find(({ path }) => path === redirectKey(to));
  if (own && others.length === 0) await editor.text(own.at, yamlScalar(first));
  else if (raw.startsWith('- ')) {
    if (own) await editor.text(own.at, yamlScalar(first));
    // After an existing comment.
    const end = lines.offsetAt({ line: place.end.line + 1, column: 1 });
    const items = (own ? others : fresh).map((from) => `${' '.repeat(place.start.column - 1)}- ${yamlScalar(from)}${eol}`);
    await editor.text(lines.place(source.path, end, end), items.join(''));
  } else {
    const kept = written.filter((one) => one !== own);
    await editor.text(place, `[${[...kept.map(({ at }) => slice(at)), ...fresh.map(yamlScalar)].join(', ')}]`);
  }
}

function plain(scalar: string): string {
  return scalar.replace(/^(["'])(.*)\1$/, '$2');
}

/** After the other keys, or in new front matter at the top. */
function newKey(file: string, text: string, lines: LineIndex, written: string): [Place, string] {
  const opening = /^---[^\S\r\n]*(?![^\S\r\n])\S*[^\S\r\n]*\r?\n/.exec(text)?.[0];
  const closing = opening === undefined ? null : /^---[^\S\r\n]*$/m.exec(text.slice(opening.length));
  const eol = written.endsWith('\r\n') ? '\r\n' : '\n';
  if (opening === undefined || !closing) return [wholeFile(file), `---${eol}${written}---${eol}${eol}`];
  const at = opening.length + closing.index;
  return [lines.place(file, at, at), written];
}
