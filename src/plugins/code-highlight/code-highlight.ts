// Highlights fenced code by classes, with titles, line numbers and marked lines.
import type { Plugin } from '#model/plugin';
import { highlightFences, keepMeta } from './fences.ts';
import { createHighlighter } from './highlighter.ts';
import { usualComments } from './magic-comments.ts';
import type { CodeHighlightOptions } from './options-schema.ts';
import { createTokeniser } from './tokens.ts';

export type { CodeHighlightOptions };

/**
 * A block is `div.code-block[data-language]` with `div.code-block-title` and `pre > code > span.line`, where long with
 * `span.lines` around every hundred; tokens bear Prism's classes. A terminal is `div.code-block.code-terminal`, and collapsed lines
 * are in `details.code-fold`. Languages are loaded when a block needs them.
 */
export function codeHighlight(options: CodeHighlightOptions = {}): Plugin<CodeHighlightOptions> {
  const { aliases = {}, languages = {}, magicComments: comments = usualComments, terminals = false } = options;
  const tokeniser = createTokeniser(languages);
  const names = { aliases, comments, own: new Set(Object.keys(languages)), terminals };
  return {
    name: 'code-highlight',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'unknown-language': { severity: 'info', summary: 'A code block is in a language that cannot be highlighted.' },
      'invalid-lines': { severity: 'warning', summary: 'A code block highlights or collapses lines that it does not have.' },
      'missing-word': { severity: 'warning', summary: 'A code block marks a word that it does not have.' },
      'unknown-comment': { severity: 'info', summary: 'A word that marks lines of code is in no comment of the language.' },
      'unknown-frame': { severity: 'warning', summary: 'A code block is to have a frame that does not exist.' },
      'unknown-mark': { severity: 'warning', summary: 'A comment marks a line of code with a word that is no mark.' },
    },
    highlighter: createHighlighter(tokeniser, names),
    markdown: (_, { say }) => ({ remark: [keepMeta], rehype: [highlightFences(tokeniser, names, say)] }),
  };
}
