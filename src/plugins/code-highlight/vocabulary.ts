// Lists what authors can write in the first lines of code blocks, for completion in editors.
import type { CodeHighlightOptions } from './code-highlight.ts';
import { languageNames, usualLanguages } from './languages.ts';

export { frames } from './frame-code.ts';

/** Those of the site first, then those that most sites have. */
export function knownLanguages({ aliases = {}, languages = {} }: CodeHighlightOptions): readonly string[] {
  return [...new Set([...Object.keys(aliases), ...Object.keys(languages), ...usualLanguages, ...languageNames()])];
}
