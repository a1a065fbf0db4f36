// Finds where a link, a component or a tag leads to.
import { type AtPosition, askedOf, textOf } from './asked.ts';
import { fileOfImport, importOf } from './imports.ts';
import { type Range, rangeIn, rangeOf } from './positions.ts';
import { subjectAt, targetOf } from './subject.ts';
import { tagsFileOf } from './tags.ts';
import type { View } from './view.ts';

export interface Location {
  readonly uri: string;
  readonly range: Range;
}

const start: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

export async function definition(params: AtPosition, view: View): Promise<Location | undefined> {
  const asked = await askedOf(params, view);
  const subject = asked && subjectAt(asked, params.position);
  if (!asked || !subject) return undefined;
  const { site, file } = asked;
  switch (subject.kind) {
    case 'link': {
      const target = targetOf(site, subject.bound);
      return target && { uri: view.texts.uriOf(target.file), range: target.heading ? rangeOf(target.heading.place) : start };
    }
    case 'component': {
      const named = importOf(subject.document, subject.name.split('.')[0] ?? '');
      const path = named && fileOfImport(subject.document, named, (one) => textOf(one, view) !== undefined);
      return path === undefined ? undefined : { uri: view.texts.uriOf(path), range: start };
    }
    case 'tag': {
      const found = tagsFileOf(file, subject.tag, view);
      return found && { uri: view.texts.uriOf(found.file), range: rangeIn(found.text, ...found.range) };
    }
    case 'heading':
      return { uri: params.textDocument.uri, range: rangeOf(subject.heading.place) };
  }
}
