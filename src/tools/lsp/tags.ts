// Finds where a tag is defined, and where it is used.
import type { Place } from '#model/place';
import { textOf } from './asked.ts';
import type { LinedText } from './positions.ts';
import type { Snapshot } from './snapshot.ts';
import { tagsIn } from './subject.ts';
import type { View } from './view.ts';

/** As docs and posts name it by default. */
const tagsFile = 'tags.yml';

/** The key of a tag in the file of tags of the folder of a document, with its offsets. */
export function tagsFileOf(
  file: string,
  tag: string,
  view: View,
): { readonly file: string; readonly text: LinedText; readonly range: readonly [number, number] } | undefined {
  for (const path of candidates(file)) {
    const text = textOf(path, view);
    const key = text && new RegExp(`^(["']?)${escaped(tag)}\\1(?=[^\\S\\n]*:)`, 'm').exec(text.text);
    if (text && key) return { file: path, text, range: [key.index, key.index + key[0].length] };
  }
  return undefined;
}

/** In the folder of the document and all above it, the nearest first. */
function candidates(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, n) => [...parts.slice(0, parts.length - n), tagsFile].join('/')).concat(tagsFile);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Of all documents that have the tag. */
export function usesOfTag(site: Snapshot, tag: string): readonly Place[] {
  return [...site.documents.values()].flatMap((document) =>
    tagsIn(document).flatMap((one) => (one.tag === tag ? [one.place] : [])),
  );
}
