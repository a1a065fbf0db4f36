// Highlights fenced code by classes, with titles, line numbers and marked lines.

import type { Element } from 'hast';
import type { CodeToShow, Highlighter, Plugin } from 'slodocs/kit';
import { codeClasses } from './block.ts';
import { highlightFences, keepMeta } from './fences.ts';
import { usualComments } from './magic-comments.ts';
import type { CodeHighlightOptions } from './options-schema.ts';
import { type Helpers, type Language, languageOf, loadHelpers, type Names, showCode } from './show-code.ts';
import { createTokeniser, type Tokeniser } from './tokens.ts';

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

type Print = (children: readonly Element['children'][number][]) => string;

function createHighlighter(tokeniser: Tokeniser, names: Names): Highlighter {
  let print: Print | undefined;
  let helpers: Helpers | undefined;
  const languageIn = ({ language, meta }: CodeToShow): Language => languageOf({ language, meta }, names);
  return {
    async load(code) {
      print ??= await loadPrint();
      // A language is loaded once, for code of any kind.
      helpers ??= await loadHelpers();
      await tokeniser.load(languageIn(code).grammar ?? 'plain');
    },
    show(code, say) {
      const language = languageIn(code);
      if (!print || !helpers || !tokeniser.isLoaded(language.grammar ?? 'plain')) return undefined;
      const { lines, count, frame } = showCode(tokeniser, language, code.meta, code.code, names, say, helpers);
      const className = codeClasses(language.name, code.meta.numbersFrom, count).join(' ');
      return { language: language.name, className, html: print(lines), ...(frame && { frame }) };
    },
  };
}

/** Loaded only for sites with such components. */
async function loadPrint(): Promise<Print> {
  const { toHtml } = await import('hast-util-to-html');
  return (children) => toHtml({ type: 'root', children: [...children] }, { characterReferences: { useNamedReferences: false } });
}
