// Parses one source to a document: front matter, the Markdown pipeline, facts and body.
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import { ignoreWord } from '#kit/ignore-comments';
import type { ComponentUse, Facts } from '#model/document';
import type { Place } from '#model/place';
import { collectionKey, isCollection } from '#model/source-file';
import type { Engine } from '#parser/engine';
import type { RefusalReason } from '#parser/native/source';
import { prepare } from '#parser/normalize-markdown';
import { isAsPrinted } from './body/as-printed.ts';
import { compileBody, isReady } from './body/compile-body.ts';
import { excerptOf } from './body/excerpt.ts';
import { extractEsm, programsOf } from './code/esm.ts';
import { codeComponents } from './facts/code-components.ts';
import { codeLinks } from './facts/code-links.ts';
import { excerpt } from './facts/excerpt.ts';
import { extractHeads } from './facts/heads.ts';
import { elementFacts } from './facts/ids.ts';
import { holdsJsx } from './facts/jsx.ts';
import { leftOutFacts } from './facts/left-out.ts';
import { extractLinks } from './facts/links.ts';
import { originalMeaning } from './facts/original-meaning.ts';
import { outlineOf } from './facts/outline.ts';
import { contentTitle, extractTitle, hasOwnTitle } from './facts/title.ts';
import { extractTruncation, markTruncation } from './facts/truncation.ts';
import { countWords } from './facts/words.ts';
import type { ReadFrontMatter } from './front-matter/front-matter.ts';
import type { FrontMatterShape } from './front-matter/schema.ts';
import { writtenAddress } from './front-matter/written-address.ts';
import { checkTree } from './limits/check-tree.ts';
import { collectedIn } from './markdown/collected.ts';
import { extractOrders } from './markdown/orders.ts';
import { ownFootnotes } from './markdown/own-footnotes.ts';
import { runningPlugin, type Steps } from './markdown/steps.ts';
import { reportMissingPlugins } from './missing-plugins/missing-plugins.ts';
import type { ParsedAhead } from './parse-ahead.ts';
import { formatOf, type ParsedSource, readStart } from './parsed-source.ts';
import { applyPolicy } from './policy/policy.ts';
import { refuseCodeAttributes, refuseCodeLinks } from './policy/refuse-code-addresses.ts';
import { refuseSchemes } from './policy/refuse-schemes.ts';
import { reportCode } from './report-code.ts';
import { reportEmpty, reportTruncation } from './report-content.ts';
import { reportParserFault } from './report-parser-fault.ts';
import { settleImports } from './settle-imports.ts';
import { reportStructure } from './structure/structure.ts';
import { treeOfPlugin } from './tree/tree-of-plugin.ts';

export interface Parser {
  readonly engine: Engine;
  readonly steps: Steps;
  readonly shape: FrontMatterShape;
}

/** A source with faulty Markdown is reported and becomes a document without content, so that the rest is still checked. */
export async function parseSource(
  context: Context,
  parser: Parser,
  source: ReadSource,
  ahead?: ParsedAhead,
): Promise<ParsedSource> {
  const { path: file } = source;
  const { split, front, nothing } = readStart(context, parser.shape, source);
  if (source.damaged) return nothing;
  const format = formatOf(context, source, front.frontMatter);
  const forms = context.config.settings.markdown.mdx1Compat;
  const text = source.tree === undefined ? prepare(split.content, format, forms) : split.content;
  const { dir } = front.frontMatter;
  const { partial, originalHeadings } = source;
  const data = { partial, originalHeadings, takesTitle: isCollection(source.docs), ...(dir ? { dir } : {}) };
  const vfile = new VFile({ path: file, value: text, data });
  let tellsIgnores = source.text.includes(ignoreWord);
  const tellIgnores = async (tree?: Root): Promise<void> => {
    if (!tellsIgnores) return;
    tellsIgnores = false;
    const { reportIgnores } = await import('./ignores.ts');
    // A plugin's tree has lost the comments of the text that it was made from.
    const own = source.tree === undefined ? tree : undefined;
    reportIgnores(context.reporter, source, format === 'mdx' ? 'mdx' : 'markdown', own);
  };
  let refused: RefusalReason | undefined = source.tree !== undefined && parser.engine.isNative ? 'tree' : undefined;
  const refuse = (reason: RefusalReason): void => {
    refused = reason;
  };
  try {
    const parsed =
      source.tree === undefined
        ? await parser.engine.parse(text, format, refuse, ahead?.format === format ? ahead.tree : undefined)
        : treeOfPlugin(context, await parser.engine.unified(), source, vfile);
    await tellIgnores(parsed);
    if (front.frontMatter.banner !== undefined) {
      const { insertBanner } = await import('./structure/banner.ts');
      const parse = (words: string) => parser.engine.parse(words, format, () => undefined);
      await insertBanner(parsed, { front, source, parse }, context.reporter);
    }
    checkTree(parsed, context.config.settings.limits);
    const meaning = await originalMeaning(context, source, parsed, front.frontMatter);
    const tree = await parser.steps.remark(parsed, vfile);
    return {
      ...(await compile(context, parser, source, { tree, vfile, format, front, nothing: { ...nothing.facts, ...meaning } })),
      refused,
    };
  } catch (thrown) {
    await tellIgnores();
    await reportParserFault(context, source, thrown, runningPlugin(vfile));
    return { ...nothing, refused };
  }
}

interface Parsed {
  readonly tree: Root;
  readonly vfile: VFile;
  readonly format: 'md' | 'mdx';
  readonly front: ReadFrontMatter;
  readonly nothing: Facts;
}

async function compile(
  context: Context,
  parser: Parser,
  source: ReadSource,
  { tree, vfile, format, front, nothing: { post, words, meaning } }: Parsed,
): Promise<ParsedSource> {
  const { path: file } = source;
  const title = contentTitle(tree);
  const ownTitle = hasOwnTitle(tree);
  const isEmpty = tree.children.length === 0;
  reportStructure(context, tree, source, String(vfile.value));
  // A post's page shows the title above its date and authors, so it is removed from the content.
  const taken = post && title !== undefined ? extractTitle(tree, String(vfile.value)) : '';
  const truncation = post && markTruncation(tree, markerOf(context, source.docs));
  const layout = format === 'mdx' && source.text.includes('export default') ? await import('./tree/layout-export.ts') : undefined;
  const isWrapped = layout?.nameLayout(tree) ?? false;
  await settleImports(context, tree, file);
  const programs = programsOf(tree);
  reportCode(context, programs, file);
  const formulas = reportMissingPlugins(context, parser.steps.extensions, tree, file, String(vfile.value));
  // Pages of prose have neither code nor elements, and need none of what looks at them.
  if (source.tree !== undefined || /[<{]|^(?:im|ex)port\b/m.test(source.text)) {
    const names = await import('./names/names.ts');
    if (format === 'mdx') {
      names.reportNames(context, tree, file, scopeNames, formulas);
      names.reportProps(context, tree, file);
    }
    if (source.tree === undefined) names.reportElements(context, tree, file, source.text);
  }
  const policy = applyPolicy(context, file);
  policy.toCode(tree, programs);
  const named = codeLinks(tree, file);
  const inCode = codeComponents(programs, file);
  // What a step has added is nobody's fault who writes the page.
  const mayUse = format === 'mdx' && (source.tree !== undefined || source.text.includes('<'));
  const uses = mayUse
    ? (await import('./facts/element-uses.ts')).elementUses(
        { tree, programs, file, text: String(vfile.value) },
        context.config.theme,
      )
    : [];
  const { imports, declarations, statements } = extractEsm(tree, file);
  if (format === 'mdx' && holdsJsx(tree)) {
    const { reportTabs, tabNames } = await import('./structure/tabs.ts');
    reportTabs(context, tree, file, tabNames(imports, declarations), source.partial);
  }
  extractHeads(tree, file, imports, context.reporter);
  policy.toContent(tree);
  // Links in code come last, because most of them have no hole.
  const own = [...imports.flatMap(({ names }) => Object.keys(names)), ...declarations];
  const keepsScripts = context.config.settings.csp === undefined;
  const written = extractLinks(tree, file, String(vfile.value), own, keepsScripts);
  named.cutHoles(written.length);
  const links = refuseCodeLinks([...written, ...named.links], context.reporter);
  const text = excerpt(tree);
  const orders = extractOrders(vfile, links.length);
  if (isWrapped) layout?.wrapInLayout(tree);
  const hast = await parser.steps.rehype(tree, vfile, format);
  policy.toElements(hast);
  refuseCodeAttributes(hast, file, context.reporter);
  refuseSchemes(hast, links, context.config.settings.csp, context.reporter);
  const cut = truncation && extractTruncation(hast, truncation, (place) => reportTruncation(context, place), file);
  const excerptFacts =
    truncation && cut === undefined ? ({ truncated: false, misplaced: true } as const) : { truncated: cut !== undefined };
  if (source.partial) ownFootnotes(hast, file);
  const elements = elementFacts(hast);
  const outline = outlineOf(tree, file, imports, (key) => elements.headings.get(key), source.text);
  const leftOut = leftOutFacts(tree, context.config.settings.markdown.anchors.maintainCase);
  const headings = new Set(outline.items.flatMap((item) => (item.kind === 'heading' ? [item.id] : [])));
  const facts: Facts = {
    complete: true,
    frontMatter: front.frontMatter,
    address: writtenAddress(front.frontMatter, source.text),
    frontMatterPlaces: front.places,
    contentTitle: title,
    hasOwnTitle: post && title !== undefined ? false : ownTitle,
    excerpt: text,
    outline: outline.items,
    ...(leftOut ? { leftOut } : {}),
    ids: elements.ids.filter((id) => !headings.has(id)),
    links,
    orders,
    collected: collectedIn(vfile),
    imports,
    declarations,
    styles: policy.styles(),
    components: firstUses([...outline.components, ...inCode]),
    uses,
    ...(post ? { post: excerptFacts } : {}),
    ...(meaning === undefined ? {} : { meaning }),
    ...(words === undefined ? {} : { words: words - countWords(taken) }),
  };
  if (isEmpty && front.sound && !source.partial && !('title' in front.frontMatter)) reportEmpty(context, file);
  const imported = [
    ...new Set([...imports.flatMap(({ names }) => Object.keys(names)), ...inCode.map(({ name }) => name), ...scopeNames]),
  ];
  const parts = { statements, declarations, imported, file };
  const isDerived = !source.partial && isReady(hast, declarations) && isAsPrinted(hast);
  const derived = isDerived ? await context.derivations.from(hast) : undefined;
  const body = await compileBody(hast, parts, post && ((whole) => excerptOf(whole, cut)));
  return { facts, body: derived && body.kind === 'html' ? { ...body, isDerived: true } : body, derived };
}

/** Each component at its first use. */
function firstUses(uses: readonly ComponentUse[]): readonly ComponentUse[] {
  const first = new Map<string, ComponentUse>();
  for (const use of [...uses].sort((a, b) => comparePositions(a.place, b.place)))
    if (!first.has(use.name)) first.set(use.name, use);
  return [...first.values()];
}

function comparePositions({ start: a }: Place, { start: b }: Place): number {
  return a.line - b.line || a.column - b.column;
}

/** The names in every document's scope besides its imports. */
const scopeNames = ['toc', 'frontMatter', 'props'] as const;

/** The truncation marker of a plugin's collection, where it sets one. */
function markerOf({ config }: Context, docs: string): RegExp | string | undefined {
  for (const { name, collections = [] } of config.plugins) {
    const own = collections.find(({ id }) => collectionKey(name, id) === docs);
    if (own) return own.truncateMarker;
  }
  return undefined;
}
