// Reports tags that differ only by letter case, at the rarer spelling.

import { type PluginContext, respell } from 'slodocs/kit';
import type { TaggedDoc, Use } from './listings.ts';

/** Keeps the most frequent spelling, or the first one on a tie. */
export function reportLetterCase(docs: readonly TaggedDoc[], ctx: PluginContext): void {
  const byName = new Map<string, Map<string, Use[]>>();
  for (const use of docs.flatMap(({ uses }) => uses)) {
    const name = use.tag.label.toLowerCase();
    const spellings = byName.get(name) ?? new Map<string, Use[]>();
    byName.set(name, spellings);
    const same = spellings.get(use.tag.label);
    if (same) same.push(use);
    else spellings.set(use.tag.label, [use]);
  }
  for (const spellings of byName.values()) {
    const [usual, ...rare] = [...spellings.values()].sort((a, b) => b.length - a.length);
    for (const use of rare.flat()) report(use, usual ?? [], ctx);
  }
}

function report({ tag, namePlace: place }: Use, usual: readonly Use[], ctx: PluginContext): void {
  const [first] = usual;
  if (!first) return;
  const { label } = first.tag;
  ctx.report({
    code: 'letter-case',
    message: `the tag "${tag.label}" differs from "${label}" only in letter case`,
    help: `Write "${label}" everywhere, so that readers find all docs on one page.`,
    place,
    related: [
      { message: usual.length === 1 ? 'the other spelling' : `the spelling of ${usual.length} docs`, place: first.namePlace },
    ],
    ...respell(place, tag.label, label),
  });
}
