// Every `pre > code` of a tree to a highlighted block.
import type { Element, Parents, Root } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { VFile } from 'vfile';
import { readLines, readMeta } from '#model/code-meta';
import { inOpeningLine } from '#model/fence-meta';
import { nearest } from '#model/nearest';
import type { StepData } from '#model/plugin';
import { walk } from '#model/walk';
import { classes, showBlock } from './block.ts';
import { grammarOf, languageNames } from './languages.ts';
import { type MagicComment, type MarkedCode, takeMarks } from './magic-comments.ts';
import type { Tokenise } from './tokens.ts';

interface Fence {
  readonly pre: Element;
  readonly code: Element;
  readonly parent: Parents;
  readonly index: number;
}

/** `words` are those of the opening line that are at fault; all of it when absent. */
type Report = (code: 'unknown-language' | 'invalid-lines', message: string, help: string, words?: string) => void;

/** What a site calls languages, and its comments that mark lines. */
export interface Names {
  readonly aliases: Readonly<Record<string, string>>;
  readonly comments: readonly MagicComment[];
}

/** The remark step. Where raw HTML is parsed, only attributes of elements outlive it: the words after a language become one. */
export function keepMeta() {
  return (tree: MdastRoot): void => {
    walk(tree, 'code', (node) => {
      if (node.meta) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataMeta: node.meta } };
    });
  };
}

/** The rehype step. */
export function highlightFences(tokenise: Tokenise, { aliases, comments }: Names) {
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
    const { report } = (file.data as { slodocs: StepData }).slodocs;
    for (const fence of fences) {
      const block = await show(fence, tokenise, { aliases, comments }, (code, message, help, words) =>
        report({ code, message, help }, inOpeningLine(placed(fence), String(file.value), words)),
      );
      fence.parent.children[fence.index] = block;
    }
  };
}

async function show(fence: Fence, tokenise: Tokenise, { aliases, comments }: Names, report: Report): Promise<Element> {
  const { pre, code } = fence;
  const { language, meta } = wordsOf(code);
  const { title, lines: list, numbersFrom } = readMeta(meta);
  const known = grammarOf(aliases[language] ?? language);
  if (known === undefined) reportLanguage(language, aliases, report);
  const grammar = known ?? 'plain';
  const written = textOf(code).replace(/\n+$/, '').split('\n');
  const marked = list === undefined ? takeMarks(written, grammar, comments) : markListed(written, list, comments);
  reportLines(marked, list, report);
  const tokens = await tokenise(grammar, marked.code.join('\n'));
  return showBlock({ pre, code, language, title, marked: marked.lines, numbersFrom }, tokens);
}

/** A list gives lines the class of the first comment, and switches comments off. */
function markListed(code: readonly string[], list: string, [first]: readonly MagicComment[]) {
  const { lines, invalid } = readLines(list, code.length);
  const className = first?.className ?? 'highlighted';
  const marked: MarkedCode = { code, stray: [], lines: new Map(Array.from(lines, (line) => [line, [className]])) };
  return { ...marked, invalid };
}

/** The language in lower case, `text` without one, and the words after it. A brace ends the language: `js{1,3}`. */
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
  return code.children
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('')
    .replace(/\r\n?/g, '\n');
}

function reportLanguage(language: string, aliases: Readonly<Record<string, string>>, report: Report): void {
  const meant = nearest(language, [...languageNames(), ...Object.keys(aliases)]);
  const help = `${meant ? `Did you mean "${meant}"? ` : ''}The code is shown without colours; "text" says that this is meant.`;
  report('unknown-language', `"${language}" is no language that can be highlighted`, help, language);
}

function reportLines(
  marked: { invalid?: readonly string[]; stray: readonly string[]; code: readonly string[] },
  list: string | undefined,
  report: Report,
): void {
  const { invalid = [], stray, code } = marked;
  const count = code.length === 1 ? '1 line' : `${code.length} lines`;
  const help = `Lines are counted from 1, ranges go upwards, and this block has ${count}.`;
  if (invalid.length > 0) report('invalid-lines', `the block has no lines "${invalid.join(',')}"`, help, `{${list}}`);
  if (stray.length > 0) {
    const pairs = 'A comment that starts a block needs one that ends it, and one for the next line needs a line.';
    report('invalid-lines', `the comment "${stray[0]}" marks no lines`, pairs);
  }
}

/** Of the two, the element that knows where it stands. */
function placed({ pre, code }: Fence): Element {
  return code.position ? code : pre;
}
