// Highlights fenced code by classes, with titles, line numbers and marked lines.
import type { Element, Parents, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import {
  type CodeToShow,
  type Highlighter,
  inCodeLine,
  inOpeningLine,
  LineIndex,
  type Place,
  type Plugin,
  readMeta,
  respell,
  type Say,
  type StepData,
  walk,
} from 'slodocs/kit';
import type { VFile } from 'vfile';
import { classes, codeClasses, showBlock } from './block.ts';
import { type Fault, usualComments } from './magic-comments.ts';
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
      'missing-word': { severity: 'warning', summary: 'A code block marks a word that it does not contain.' },
      'unknown-comment': { severity: 'info', summary: 'A word that marks lines of code is not in a comment of the language.' },
      'unknown-frame': { severity: 'warning', summary: 'A code block sets an unknown frame.' },
      'unknown-mark': { severity: 'warning', summary: 'A comment marks a line of code with an unknown mark.' },
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

interface Fence {
  readonly pre: Element;
  readonly code: Element;
  readonly parent: Parents;
  readonly index: number;
}

/** The remark step. Raw HTML parsing keeps only attributes of elements, so the meta string becomes one. */
function keepMeta() {
  return (tree: MdastRoot): void => {
    walk(tree, 'code', (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: node.meta } };
    });
  };
}

/** The rehype step. */
function highlightFences(tokeniser: Tokeniser, names: Names, say: Say) {
  return () => async (tree: Root, file: VFile) => {
    const fences: Fence[] = [];
    walk(tree, 'element', (pre, index, parent) => {
      const [code, ...others] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return;
      // A formula, which a plugin that comes later shows.
      if (classes(code).includes('math-display')) return;
      if (parent && index !== undefined && code.children.every(({ type }) => type === 'text'))
        fences.push({ pre, code, parent, index });
    });
    const { report, path } = (file.data as { slodocs: StepData }).slodocs;
    for (const fence of fences) {
      const { block, faults } = await show(fence, tokeniser, names, say);
      for (const { words = '', line, part, meant, ...draft } of faults as readonly Fault[]) {
        const [node, source] = [placed(fence), String(file.value)];
        const place =
          line === undefined ? inOpeningLine(node, source, words || undefined, part) : inCodeLine(node, source, line, words);
        const range = place.position && 'end' in place.position ? place.position : undefined;
        const fix = range ? respell({ file: path, ...range }, asWritten(part ?? words, source, range), meant) : {};
        report({ ...draft, ...fix }, place);
      }
      fence.parent.children[fence.index] = block;
    }
  };
}

/** A language is known in lower case. */
function asWritten(words: string, source: string, range: Pick<Place, 'start' | 'end'>): string {
  const written = source.slice(...(new LineIndex(source).rangeOf(range) ?? [0, 0]));
  return written.toLowerCase() === words ? written : words;
}

async function show({ pre, code }: Fence, tokeniser: Tokeniser, names: Names, say: Say) {
  const written = wordsOf(code);
  const meta = readMeta(written.meta);
  const language = languageOf({ language: written.language, meta }, names);
  await tokeniser.load(language.grammar ?? 'plain');
  const text = textOf(code);
  const shown = showCode(tokeniser, language, meta, text, names, say, await loadHelpers(text, meta, names));
  const strange: Fault[] = language.grammar === undefined ? [await unknownLanguage(language.name, names)] : [];
  const { title, numbersFrom } = meta;
  const block = showBlock({ pre, code, language: language.name, title, numbersFrom }, shown);
  return { block, faults: [...strange, ...shown.faults] };
}

/** Reads the language in lower case, `text` by default, and the meta string. A brace ends the language: `js{1,3}`. */
function wordsOf(code: Element): { readonly language: string; readonly meta: string } {
  const written =
    classes(code)
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length) ?? '';
  const [language = ''] = written.split('{', 1);
  const meta = code.properties.dataMeta ?? code.data?.meta ?? '';
  return { language: language.toLowerCase() || 'text', meta: `${written.slice(language.length)} ${meta}` };
}

function textOf(code: Element): string {
  return code.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
}

/** Most pages have no such fault. */
async function unknownLanguage(language: string, names: Names): Promise<Fault> {
  return (await import('./unknown-language.ts')).unknownLanguage(language, names);
}

/** Picks the element that has a position. */
function placed({ pre, code }: Fence): Element {
  return code.position ? code : pre;
}
