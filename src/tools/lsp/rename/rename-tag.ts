// Renames a tag in all documents that have it, and where it is defined.
import { yamlScalar } from '#kit/print/texts';
import { type Asked, textOf } from '../asked.ts';
import { tagsFileOf, usesOfTag } from '../tags.ts';
import type { FileEdit, View } from '../view.ts';
import { editedTexts, type Refused, workspaceEdit } from './workspace-edit.ts';

export async function renameTag({ site, file }: Asked, old: string, name: string, view: View): Promise<object | Refused> {
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
