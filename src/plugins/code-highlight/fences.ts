// Replaces every `pre > code` of a tree by a highlighted block.
import type { Element, Parents, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { inCodeLine, inOpeningLine, LineIndex, type Place, readMeta, respell, type Say, type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import { classes, showBlock } from './block.ts';
import type { Fault } from './code-lines.ts';
import { languageOf, loadHelpers, type Names, showCode } from './show-code.ts';
import type { Tokeniser } from './tokens.ts';

interface Fence {
  readonly pre: Element;
  readonly code: Element;
  readonly parent: Parents;
  readonly index: number;
}

/** The remark step. Raw HTML parsing keeps only attributes of elements, so the meta string becomes one. */
export function keepMeta() {
  return (tree: MdastRoot): void => {
    walk(tree, 'code', (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: node.meta } };
    });
  };
}

/** The rehype step. */
export function highlightFences(tokeniser: Tokeniser, names: Names, say: Say) {
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
