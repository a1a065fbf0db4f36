// Highlights the code that components show, as HTML, with the same lines as fences have.
import type { Element } from 'hast';
import type { CodeToShow, Highlighter } from '#model/highlighter';
import { codeClasses } from './block.ts';
import { type Helpers, type Language, languageOf, loadHelpers, type Names, showCode } from './show-code.ts';
import type { Tokeniser } from './tokens.ts';

type Print = (children: readonly Element['children'][number][]) => string;

export function createHighlighter(tokeniser: Tokeniser, names: Names): Highlighter {
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
