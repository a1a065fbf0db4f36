// Code highlighting: fenced code to coloured lines, with a title, line numbers and marked lines. Classes, never styles.
import type { Plugin } from '#model/plugin';
import { highlightFences, keepMeta } from './fences.ts';
import { highlightComments, type MagicComment } from './magic-comments.ts';
import { createTokenise } from './tokens.ts';

export interface CodeHighlightOptions {
  /** Names of the site's own for languages that there are: `{ nines: 'yaml' }`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Comments that mark lines with a class, in place of `highlight-next-line`, `highlight-start` and `highlight-end`. */
  readonly magicComments?: readonly MagicComment[];
}

/**
 * A block is `div.code-block[data-language]` with `div.code-block-title` and `pre > code > span.line`, where long with
 * `span.lines` around every hundred; tokens bear Prism's classes. Languages are loaded when a block needs them.
 */
export function codeHighlight(options: CodeHighlightOptions = {}): Plugin<CodeHighlightOptions> {
  const { aliases = {}, magicComments: comments = highlightComments } = options;
  const tokenise = createTokenise();
  return {
    name: 'code-highlight',
    apiVersion: 1,
    options,
    diagnostics: {
      'unknown-language': { severity: 'info', summary: 'A code block is in a language that cannot be highlighted.' },
      'invalid-lines': { severity: 'warning', summary: 'A code block highlights lines that it does not have.' },
    },
    markdown: () => ({ remark: [keepMeta], rehype: [highlightFences(tokenise, { aliases, comments })] }),
  };
}
