// Assembles the Markdown pipeline from the steps of slodocs and of plugins.
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import type { Pluggable, PluggableList, Processor, Plugin as UnifiedPlugin } from 'unified';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { hookThrew } from '#context/hook-faults';
import { ownReport } from '#context/own-report';
import type { Files } from '#files/files';
import { walk } from '#kit/walk';
import { addressProperties } from '#model/document';
import type { MarkdownSteps, StepData, StepLists } from '#model/markdown-steps';
import type { Plugin } from '#model/plugin';
import { refusedRead } from '#model/site-bounds';
import type { SiteCall } from '#model/site-code';
import { type Say, sayer } from '#model/strings/strings';
import type { ParserExtensions } from '#parser/engine';
import { runLibrary } from '#parser/library-fault';
import { unravel } from '#parser/unravel';
import { plainElements } from '../body/plain-elements.ts';
import { restoreMark } from '../facts/html-links.ts';
import { placeOf } from '../facts/node-place.ts';
import { settleHeadingIds } from '../facts/settle-heading-ids.ts';
import { stepOf } from '../report-parser-fault.ts';
import { type Attacher, apart, idleStep, noting, type Transformer } from './attach-step.ts';
import { collectFor } from './collected.ts';
import { finishElements } from './finish.ts';
import { footnotesForSome } from './footnotes-for-some.ts';
import { orderFor } from './orders.ts';
import { checkStepTree, Sound } from './step-tree.ts';

export interface Steps {
  /** Parser extensions that plugins' steps add. */
  readonly extensions: ParserExtensions;
  /** True where steps of the site's own see mdast. */
  readonly hasSiteSteps: boolean;
  /** mdast to mdast. */
  remark(tree: MdastRoot, file: VFile): Promise<MdastRoot>;
  /** mdast to hast. */
  rehype(tree: MdastRoot, file: VFile, format: 'md' | 'mdx'): Promise<HastRoot>;
}

const mdxNodes = ['mdxFlowExpression', 'mdxTextExpression', 'mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm'] as const;

/** Asks the plugins for their steps and builds the processors once for all sources. */
export async function loadSteps(context: Context): Promise<Steps> {
  const { unified, remarkRehype } = await import('#parser/libraries');
  const { settings } = context.config;
  const say = sayer(settings);
  const answers = await context.hooks.collect('markdown', (plugin, ctx) => plugin.markdown?.(context.files.settings, ctx));
  const { steps: ofConfig, pluginIndexes } = context.config;
  // The config's own steps run first in the first round, and last in the last one.
  const configured = ofConfig ? [{ plugin: ofConfig, answer: ofConfig.markdown() }] : [];
  const sound: (typeof answers)[number][] = [];
  for (const { plugin, answer } of [...configured, ...answers])
    if (await attaches(context, plugin, answer, unified)) sound.push({ plugin, answer });
  const inOrder = sound.some(({ plugin }) => plugin === ofConfig) ? [...sound.slice(1), ...sound.slice(0, 1)] : sound;
  const isOfSite = (plugin: Plugin): boolean => plugin === ofConfig || pluginIndexes.has(plugin);
  const steps = (
    kind: keyof StepLists,
    listsOf: (answer: MarkdownSteps) => StepLists | undefined,
    owners = inOrder,
  ): PluggableList =>
    owners.flatMap(({ plugin, answer }) => {
      const own = (listsOf(answer)?.[kind] ?? []).map((step) =>
        isOfSite(plugin) ? watched(context, plugin, step) : apart(step),
      );
      return own.length > 0 ? [introduce(context, plugin), ...own, apart(isOfSite(plugin) ? dismissOfSite : dismiss)] : [];
    });
  const { variants, variables, markdown } = settings;
  const differs = variants.length > 0 || variables !== undefined || markdown.interpolate;
  // Most sites say the same to everybody.
  const settleVariants = differs ? (await import('../variants/settle-variants.ts')).settleVariants : () => undefined;
  const remark = unified()
    .use(transformer((tree: MdastRoot, file: VFile) => settleVariants(context, tree, file)))
    .use(steps('remark', ({ before }) => before, sound))
    .use(transformer((tree: MdastRoot, file: VFile) => settleHeadingIds(context, tree, file)))
    .use(steps('remark', (answer) => answer))
    .use(steps('remark', ({ after }) => after))
    .use(transformer(unravel))
    .freeze();
  const ofVariants = variants.length > 0 ? [footnotesForSome(variants)] : [];
  const toHast = {
    mdx: async () =>
      unified()
        .use(library('remark-rehype', remarkRehype), { ...footnotes(say), passThrough: [...mdxNodes] })
        .use(ofVariants)
        .use(transformer(plainElements)),
    // The HTML parser is large, so it loads only for a site with plain Markdown.
    md: async () => {
      const { default: rehypeRaw } = await import('rehype-raw');
      return unified()
        .use(library('remark-rehype', remarkRehype), { ...footnotes(say), allowDangerousHtml: true })
        .use(ofVariants)
        .use(library('rehype-raw', rehypeRaw))
        .use(transformer(settleHtml));
    },
  };
  const finished = async (format: keyof typeof toHast) =>
    (await toHast[format]())
      .use(steps('rehype', ({ before }) => before, sound))
      .use(steps('rehype', (answer) => answer))
      .use(steps('rehype', ({ after }) => after))
      .use(transformer(finishElements(say, settings.dir)))
      .freeze();
  const processors: { [format in keyof typeof toHast]?: ReturnType<typeof finished> } = {};
  return {
    extensions: remark.data() as ParserExtensions,
    hasSiteSteps: sound.some(({ plugin, answer }) => isOfSite(plugin) && hasRemark(answer)),
    remark: (tree, file) => remark.run(tree, file) as Promise<MdastRoot>,
    async rehype(tree, file, format) {
      processors[format] ??= finished(format);
      return (await (await processors[format]).run(tree, file)) as HastRoot;
    },
  };
}

function hasRemark({ before, after, ...steps }: MarkdownSteps): boolean {
  return [before, steps, after].some((lists) => (lists?.remark ?? []).length > 0);
}

/** Localizes the footnote labels of mdast-util-to-hast. */
function footnotes(say: Say) {
  return {
    footnoteLabel: say('theme.footnotes.label'),
    // Several references to one note are distinguished by a second number.
    footnoteBackLabel: (index: number, again: number): string =>
      say('theme.footnotes.back', { reference: again > 1 ? `${index + 1}-${again}` : index + 1 }),
  };
}

/** Restores the marks of addresses in HTML after parsing, and drops comments, in plain Markdown as in MDX. */
function settleHtml(tree: HastRoot): void {
  walk(tree, (node, index, parent) => {
    if (node.type === 'comment' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return undefined;
    for (const name of addressProperties) {
      const value = node.properties[name];
      if (typeof value === 'string') node.properties[name] = restoreMark(value);
    }
    return undefined;
  });
}

function transformer<Tree>(change: (tree: Tree, file: VFile) => void): () => (tree: Tree, file: VFile) => void {
  return () => change;
}

/** Wraps a library's step, so that its errors are distinguished from bugs. */
function library(name: string, attacher: unknown): UnifiedPlugin<[options?: object]> {
  return function attach(this: Processor, options?: object) {
    const step = (attacher as Attacher).call(this, options) as (tree: unknown, file: VFile) => unknown;
    return (tree: unknown, file: VFile) => runLibrary(name, () => step(tree, file)) as never;
  } as UnifiedPlugin<[options?: object]>;
}

/** Wraps a plugin's step, so that each run is a call of the site's code. */
function watched(context: Context, plugin: Plugin, step: Pluggable): Pluggable {
  const { siteCode } = context;
  const named = plugin === context.config.steps ? {} : { plugin: plugin.name };
  const attach = apart(step) as Attacher;
  return function attachWatched(this: Processor) {
    const run = attach.call(this) as Transformer | undefined;
    if (typeof run !== 'function') return run;
    const callOn = ({ path }: VFile): SiteCall => ({ what: `${stepOf(context, plugin)}, on "${path}",`, file: path, ...named });
    // unified recognises a step with a callback by its number of parameters.
    if (run.length > 2)
      return (tree: never, file: VFile, next: never) => siteCode.call(callOn(file), () => run(tree, file, next));
    return (tree: never, file: VFile) => siteCode.call(callOn(file), () => run(tree, file));
  } as Pluggable;
}

/** Records which plugin the following steps belong to, so that reports and faults name it. */
function introduce(context: Context, plugin: Plugin) {
  return function introduction(this: Processor) {
    return (_tree: unknown, file: VFile): void => {
      const data: RunningStep = {
        plugin,
        path: file.path,
        partial: file.data['partial'] === true,
        report(draft, node) {
          const place = placeOf((node ?? {}) as never, file.path);
          context.reporter.report(ownReport(plugin, { ...draft, place }));
        },
        read: (path) => readForContent(context.files, path),
        collect: collectFor(plugin.name, file),
        order: orderFor(plugin.name, file),
      };
      file.data['slodocs'] = data;
    };
  };
}

async function readForContent(files: Files, path: string): Promise<string> {
  const refusal = files.refusal(path);
  if (refusal) throw refusedRead(path, refusal);
  return files.read(path);
}

/** Several plugins may have steps on a page: each check looks closely only at what is new. */
const soundOf = new WeakMap<VFile, Sound>();

function dismissOfSite() {
  const leave = dismiss();
  return (tree: Partial<MdastRoot | HastRoot>, file: VFile): void => {
    const sound = soundOf.get(file) ?? new Sound();
    soundOf.set(file, sound);
    checkStepTree(tree, sound);
    leave(tree, file);
  };
}

function dismiss() {
  return (tree: Partial<MdastRoot | HastRoot>, file: VFile): void => {
    if (tree.type !== 'root' || !Array.isArray(tree.children)) throw new Error('it returned something that is not a tree');
    delete file.data['slodocs'];
  };
}

interface RunningStep extends StepData {
  readonly plugin: Plugin;
}

/** The plugin whose step runs on a file. */
export function runningPlugin(file: VFile): Plugin | undefined {
  return (file.data['slodocs'] as RunningStep | undefined)?.plugin;
}

/** Steps are set up when a processor is frozen: those that throw then are dropped and reported. */
async function attaches(context: Context, plugin: Plugin, steps: MarkdownSteps, unified: () => Processor): Promise<boolean> {
  try {
    const rounds = { 'before.': steps.before, '': steps, 'after.': steps.after };
    for (const [round, lists] of Object.entries(rounds))
      for (const kind of ['remark', 'rehype'] as const) {
        const list = lists?.[kind] ?? [];
        const idle = new Set<number>();
        unified()
          .use(list.map((step, index) => noting(step, () => idle.add(index))))
          .freeze();
        for (const index of idle) context.reporter.report(idleStep(context, plugin, round + kind, index));
      }
    return true;
  } catch (thrown) {
    context.reporter.report(await hookThrew(context.config, plugin, 'markdown', thrown, stepOf(context, plugin)));
    return false;
  }
}
