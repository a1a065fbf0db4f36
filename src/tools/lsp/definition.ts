// Finds where a link, a component or a tag leads to.
import { contains, type Position, rangeOf } from './positions.ts';
import type { View } from './view.ts';

export interface AtPosition {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

export async function definition({ textDocument, position }: AtPosition, view: View): Promise<unknown> {
  const file = view.texts.fileOf(textDocument.uri);
  const site = file === undefined ? undefined : await view.fresh();
  if (file === undefined || !site) return undefined;
  const bound = site.linksOf(file).find(({ link }) => link.place.file === file && contains(link.place, position));
  return bound && { uri: textDocument.uri, range: rangeOf(bound.link.place) };
}
