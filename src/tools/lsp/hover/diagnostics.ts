// Tells what the manual says of the diagnostics at a position.
import { contains, type Position, rangeOf } from '../positions.ts';
import type { View } from '../view.ts';
import { withoutLinks } from './escape.ts';
import type { Told } from './told.ts';

/** Editors show the message themselves. */
export async function diagnosticAt(file: string, position: Position, view: View): Promise<readonly Told[]> {
  const told = new Map<string, Told>();
  for (const { code, place } of view.diagnostics()) {
    if (place?.file !== file || told.has(code) || !contains(place, position)) continue;
    const page = await view.manual.textOf(code);
    const address = view.manual.addressOf(code);
    if (page === undefined || address === undefined) continue;
    told.set(code, { range: rangeOf(place), text: `${firstParagraph(page)}\n\n[${code}](${address})` });
  }
  return [...told.values()];
}

/** Behind front matter and the title. Links lead to other pages of the manual, and are left out. */
function firstParagraph(page: string): string {
  const body = page.replace(/^---\n[\s\S]*?\n---\n/, '').trimStart();
  const [first = '', second = ''] = body.split(/\n\s*\n/);
  const paragraph = first.startsWith('#') ? (first.includes('\n') ? first.slice(first.indexOf('\n') + 1) : second) : first;
  return withoutLinks(paragraph.trim());
}
