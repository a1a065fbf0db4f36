// Maintains links between the pages of the current docs, also when a page moves.
import type { Texts } from './edit.ts';

/** Pages link to one another from the docs folder. */
const link = /\]\(\/([^)#\s]+\.mdx?)/g;

/** Lets every link to one page lead to another. Paths are relative to the docs folder. */
export function relink(texts: Texts, from: string, to: string): void {
  edit(texts, (target) => (target === from ? to : target));
}

/** Lets every link that leads nowhere lead to the start. */
export function mendLinks(texts: Texts): void {
  edit(texts, (target) => (target === 'facts.md' || texts.has(`docs/${target}`) ? target : 'index.md'));
}

function edit(texts: Texts, targetOf: (target: string) => string): void {
  for (const [path, text] of texts)
    if (path.startsWith('docs/'))
      texts.set(
        path,
        text.replace(link, (_, target: string) => `](/${targetOf(target)}`),
      );
}
