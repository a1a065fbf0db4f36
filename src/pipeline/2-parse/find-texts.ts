// Finds the texts that a page or a module marks for translation.
import { absent, type MarkedText, markedText, type Part, type UnfixedText, unfixed } from '#code/marked-text';
import {
  fixedTextIn,
  type MarkedTexts,
  type MarkNames,
  markModule,
  markNames,
  sorted,
  textsInFragment,
  textsInModule,
} from '#code/texts-in-code';
import type { Context } from '#context/context';
import { parseModule } from '#files/locate/locate-value';
import type { Point } from '#model/place';
import { prepare } from '#parser/normalize-markdown';
import type { Attribute } from './facts/meaning.ts';
import { splitFrontMatter } from './front-matter/front-matter.ts';
import { loadParser } from './parse-job.ts';

/** Undefined for a text that cannot be parsed. Reports nothing. */
export type FindTexts = (path: string, text: string) => Promise<MarkedTexts | undefined>;

/** The parser of Markdown is loaded for the first page that marks a text. */
export function textFinder(context: Context): FindTexts {
  let loaded: ReturnType<typeof loadParser> | undefined;
  return async (path, text) => {
    if (!text.includes(markModule)) return { texts: [], unfixed: [] };
    if (!/\.mdx?$/i.test(path)) return textsInModule(text, path);
    const { value } = await context.reporter.capture(async () => {
      loaded ??= loadParser(context);
      const { parser } = await loaded;
      const { mdx1Compat } = context.config.settings.markdown;
      try {
        const content = prepare(splitFrontMatter(text, path).content, 'mdx', mdx1Compat);
        return textsInTree((await parser.engine.parse(content, 'mdx', () => undefined)) as Loose, path);
      } catch {
        return undefined;
      }
    });
    return value;
  };
}

/** Any node of a page, with the fields of those that matter here. */
interface Loose {
  readonly type: string;
  readonly children?: readonly Loose[];
  readonly value?: string;
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly position?: { readonly start: Point };
}

function textsInTree(tree: Loose, path: string): MarkedTexts {
  const nodes = nodesIn(tree);
  const statements = nodes
    .filter(({ type }) => type === 'mdxjsEsm')
    .map(({ value = '' }) => value)
    .join('\n');
  const module = parseModule(statements, `${path}.jsx`);
  const names = markNames(module && 'statements' in module ? module.statements : []);
  return sorted(nodes.flatMap((node) => textsInNode(node, names)));
}

function nodesIn(node: Loose): readonly Loose[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function textsInNode(node: Loose, names: MarkNames): readonly (MarkedText | UnfixedText)[] {
  const { type, value = '', name = '', attributes = [], position } = node;
  const start = position?.start ?? { line: 1, column: 1 };
  const inCode = (code: string, at: Point): readonly (MarkedText | UnfixedText)[] => {
    const { texts, unfixed } = textsInFragment(code, at, names);
    return [...texts, ...unfixed];
  };
  // An expression begins behind its brace.
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return inCode(value, { ...start, column: start.column + 1 });
  if (type === 'mdxjsEsm') return inCode(value, start);
  if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return [];
  if (names.components.has(name ?? '')) return [elementText(node, names, start)];
  return attributes.flatMap(({ value }) => (typeof value === 'object' && value !== null ? inCode(value.value, start) : []));
}

function elementText({ children = [], attributes = [] }: Loose, names: MarkNames, start: Point): MarkedText | UnfixedText {
  const fixed = (code: string): Part => {
    const value = fixedTextIn(code, names);
    return value === undefined ? unfixed : { value };
  };
  const partOf = (wanted: string): Part => {
    const value = attributes.find(({ name }) => name === wanted)?.value;
    if (value === undefined || value === null) return absent;
    return typeof value === 'string' ? { value } : fixed(value.value);
  };
  const [only, ...others] = children;
  const { type, value = '' } = only ?? { type: 'none' };
  const isCode = type === 'mdxFlowExpression' || type === 'mdxTextExpression';
  const shown = type === 'text' ? { value } : isCode ? fixed(value) : only ? unfixed : absent;
  const text = others.length > 0 ? unfixed : shown;
  return markedText('<Translate>', 'its content', { id: partOf('id'), text, description: partOf('description') }, start);
}
