// Renames what stands at a position: the id of a heading, a page, or a tag, with all that names it.

import { yamlScalar } from '#kit/print/texts';
import type { FileEdit } from '#kit/text-edit';
import { type Asked, type AtPosition, askedOf, textOf } from '../asked.ts';
import { type Range, rangeOf } from '../positions.ts';
import { type Subject, subjectAt, targetOf } from '../subject.ts';
import { tagsFileOf, usesOfTag } from '../tags.ts';
import type { View } from '../view.ts';
import { renameFiles } from './rename-files.ts';
import { renameHeading } from './rename-heading.ts';
import { editedTexts, type Refused, workspaceEdit } from './workspace-edit.ts';

export interface RenameParams extends AtPosition {
  readonly newName: string;
}

const nothing: Refused = { refusal: 'nothing to rename here: only heading ids, pages and tags can be renamed' };

/** What is renamed, and its name now. */
export async function prepareRename(
  params: AtPosition,
  view: View,
): Promise<{ readonly range: Range; readonly placeholder: string } | Refused | undefined> {
  const asked = await askedOf(params, view);
  if (!asked) return undefined;
  const subject = subjectAt(asked, params.position);
  const placeholder = subject && nameOf(asked, subject);
  return subject && placeholder !== undefined ? { range: rangeOf(subject.place), placeholder } : nothing;
}

export async function rename({ newName, ...at }: RenameParams, view: View): Promise<object | undefined> {
  const asked = await askedOf(at, view);
  if (!asked) return undefined;
  const subject = subjectAt(asked, at.position);
  const old = subject && nameOf(asked, subject);
  if (!subject || old === undefined) return nothing;
  if (old === newName) return { documentChanges: [] };
  switch (subject.kind) {
    case 'tag':
      return renameTag(asked, old, newName, view);
    case 'heading':
      return renameHeading(asked, subject.heading, newName, view);
    case 'link': {
      const target = targetOf(asked.site, subject.bound);
      if (subject.part === 'anchor' && target?.heading) return renameHeading(asked, target.heading, newName, view);
      return renameFiles([{ from: old, to: newName }], true, view);
    }
    case 'component':
      return nothing;
  }
}

/** A heading by its id, a page by the path of its file. */
function nameOf({ site }: Asked, subject: Subject): string | undefined {
  switch (subject.kind) {
    case 'tag':
      return subject.tag;
    case 'heading':
      return subject.heading.id === '' ? undefined : subject.heading.id;
    case 'link': {
      const target = targetOf(site, subject.bound);
      return subject.part === 'anchor' ? target?.heading?.id : target?.file;
    }
    case 'component':
      return undefined;
  }
}

async function renameTag({ site, file }: Asked, old: string, name: string, view: View): Promise<object | Refused> {
  if (name.trim() === '' || /[\r\n]/.test(name)) return { refusal: 'a tag needs a name' };
  const defined = tagsFileOf(file, old, view);
  if (usesOfTag(site, name).length > 0 || tagsFileOf(file, name, view)) return { refusal: `the tag "${name}" already exists` };
  const edits: FileEdit[] = [];
  for (const place of usesOfTag(site, old)) {
    const text = textOf(place.file, view);
    const [start, end] = text?.lines.rangeOf(place) ?? [];
    const written = text?.text.slice(start, end);
    // With the sign and the quotes that it is written with.
    const at = written?.lastIndexOf(old) ?? -1;
    if (!text || start === undefined || end === undefined || written === undefined || at < 0)
      return { refusal: `the tag in ${place.file}:${place.start.line} is generated, so it cannot be changed` };
    const quote = /["']/.exec(written.slice(at - 1, at))?.[0];
    const from = start + at - (quote ? 1 : 0);
    edits.push({ file: place.file, start: from, end: from + old.length + (quote ? 2 : 0), text: yamlScalar(name) });
  }
  if (defined) {
    const [start, end] = defined.range;
    edits.push({ file: defined.file, start, end, text: yamlScalar(name) });
  }
  const [fault] = await view.faultsAfter(editedTexts(edits, view));
  return fault ? { refusal: `${fault.message}. ${fault.help ?? ''}`.trim() } : workspaceEdit(edits, [], view);
}
