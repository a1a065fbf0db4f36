// Renames the id of a heading, with all links to it and the promise to keep it.

import { ledgerFile, printLedger, readLedger } from '#kit/ledger';
import type { FileEdit } from '#kit/text-edit';
import type { Diagnostic } from '#model/diagnostic';
import type { Heading } from '#model/document';
import type { Place } from '#model/place';
import { routeKey } from '#model/route';
import { type Asked, textOf } from '../asked.ts';
import { keysOfHeading } from '../subject.ts';
import type { View } from '../view.ts';
import { editedTexts, type Refused, workspaceEdit } from './workspace-edit.ts';

export async function renameHeading(
  { site }: Asked,
  heading: Heading,
  newName: string,
  view: View,
): Promise<object | Refused | undefined> {
  // Whoever types words means the id that they would have.
  const id = newName.trim().replace(/^#/, '').replace(/\s+/g, '-');
  if (!/^[^\s{}#"'<>\\]+$/.test(id))
    return { refusal: `"${newName}" cannot be an id: ids cannot contain quotes, hashes or braces` };
  if (id === heading.id) return { documentChanges: [] };
  const { file } = heading.place;
  const keys = keysOfHeading(site, file, heading.id);
  const pages = keys.flatMap((key) => site.pageAt(key.slice(0, key.indexOf('#'))) ?? []);
  const taken = pages.find(
    (page) => page.kind === 'doc' && (page.headings.some((one) => one.id === id) || page.document.facts.ids.includes(id)),
  );
  if (taken) return { refusal: `"${taken.title}" already has an element with the id "${id}"` };
  const own = editOfHeading(heading, id, view);
  if (!own) return { refusal: `the heading "${heading.text}" is generated, so it cannot be given an id` };
  const places = keys.flatMap((key) => site.linksTo(key).map(({ link }) => link.place));
  const edits: FileEdit[] = [
    own,
    ...translatedHeadings(site, heading, id, view),
    ...ledgerEdits(
      pages.map((page) => page.route.path),
      [heading.id, id],
      view,
    ),
  ];
  for (const place of places) {
    const edit = editOfAnchor(place, id, view);
    if (!edit) return refusedAt(place);
    edits.push(edit);
  }
  return complete(edits, heading.id, id, view);
}

/** What the site finds broken then, such as an address of a redirect, is edited as well; what cannot be, refuses the whole. */
async function complete(edits: FileEdit[], old: string, id: string, view: View): Promise<object | Refused> {
  for (let round = 0; ; round++) {
    const faults = await view.faultsAfter(editedTexts(edits, view));
    const [first] = faults;
    if (!first) return workspaceEdit(edits, [], view);
    const more = round > 1 ? [] : faults.flatMap((fault) => editOfFault(fault, old, id, edits, view));
    if (more.length === 0)
      return { refusal: `${first.message}${first.place ? ` (${first.place.file}:${first.place.start.line})` : ''}` };
    edits.push(...more);
  }
}

/** Places count in the text after the edits so far: only files without one can be edited by them. */
function editOfFault(
  { code, place }: Diagnostic,
  old: string,
  id: string,
  edits: readonly FileEdit[],
  view: View,
): readonly FileEdit[] {
  if (!place || !/anchor|redirect/.test(code) || edits.some(({ file }) => file === place.file)) return [];
  const text = textOf(place.file, view);
  const [start, end] = text?.lines.rangeOf(place) ?? [];
  if (!text || start === undefined || end === undefined) return [];
  const at = text.text.slice(start, end).indexOf(`#${old}`);
  return at < 0 ? [] : [{ file: place.file, start: start + at + 1, end: start + at + 1 + old.length, text: id }];
}

function refusedAt({ file, start }: Place): Refused {
  return { refusal: `the link in ${file}:${start.line} is generated, so it cannot be changed` };
}

function editOfAnchor(place: Place, id: string, view: View): FileEdit | undefined {
  const text = textOf(place.file, view);
  const [start, end] = text?.lines.rangeOf(place) ?? [];
  if (!text || start === undefined || end === undefined) return undefined;
  const hash = text.text.slice(start, end).indexOf('#');
  return hash < 0 ? undefined : { file: place.file, start: start + hash + 1, end, text: id };
}

function editOfHeading({ place, idPlace, id: old }: Heading, id: string, view: View): FileEdit | undefined {
  const text = textOf(place.file, view);
  if (!text) return undefined;
  const { file } = place;
  if (idPlace) {
    const [start, end] = text.lines.rangeOf(idPlace) ?? [];
    if (start === undefined || end === undefined) return undefined;
    const at = text.text.slice(start, end).lastIndexOf(old);
    return at < 0 ? undefined : { file, start: start + at, end: start + at + old.length, text: id };
  }
  const [from, to] = text.lines.rangeOf(place) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const written = text.text.slice(from, to);
  // Closed by hashes, or underlined: the id belongs behind the words.
  const words = written.startsWith('#') ? withoutHashes(written) : written.replace(/\r?\n[^\n]*$/, '');
  if (/^</.test(words)) return undefined;
  const end = from + words.trimEnd().length;
  return { file, start: end, end, text: ` {#${id}}` };
}

/** Translations name their headings by the ids of the original. */
function translatedHeadings({ languages, pages }: Asked['site'], heading: Heading, id: string, view: View): readonly FileEdit[] {
  const original = pages.get(heading.place.file);
  if (!original || original.translation !== undefined || languages.length < 2) return [];
  return languages.slice(1).flatMap(({ site }) =>
    site.pages.flatMap((page) => {
      if (page.kind !== 'doc' || page.translation === undefined || page.document.source.path !== heading.place.file) return [];
      const own = page.headings.find((one) => one.id === heading.id && one.idPlace !== undefined);
      return own ? (editOfHeading(own, id, view) ?? []) : [];
    }),
  );
}

/** The anchors that the ledger promises for these pages. */
function ledgerEdits(paths: readonly string[], [old, id]: readonly [string, string], view: View): readonly FileEdit[] {
  const text = textOf(ledgerFile, view);
  if (!text) return [];
  const keys = new Set(paths.map(routeKey));
  return readLedger(text.text).entries.flatMap((entry) => {
    if (!keys.has(routeKey(entry.path)) || !entry.anchors.some((anchor) => anchor.id === old)) return [];
    const ids = [...new Set(entry.anchors.map((anchor) => (anchor.id === old ? id : anchor.id)))].sort();
    const [start] = text.lines.rangeOf(entry.place) ?? [];
    const end = entry.anchors.at(-1)?.place;
    const [, last] = end ? (text.lines.rangeOf(end) ?? []) : [];
    if (start === undefined || last === undefined) return [];
    const line = printLedger([{ path: entry.path, anchors: ids }] as never).trimEnd();
    return [{ file: ledgerFile, start, end: last, text: line }];
  });
}

/** A heading may end with hashes, which are no part of its text. */
function withoutHashes(heading: string): string {
  const text = heading.trimEnd();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  return end < text.length && /\s/.test(text[end - 1] ?? '') ? text.slice(0, end) : text;
}
