// Renames what stands at a position: the id of a heading, a page, or a tag, with all that names it.
import { type Asked, type AtPosition, askedOf } from '../asked.ts';
import { type Range, rangeOf } from '../positions.ts';
import { type Subject, subjectAt, targetOf } from '../subject.ts';
import type { View } from '../view.ts';
import { renameFiles } from './rename-files.ts';
import { renameHeading } from './rename-heading.ts';
import { renameTag } from './rename-tag.ts';
import type { Refused } from './workspace-edit.ts';

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
