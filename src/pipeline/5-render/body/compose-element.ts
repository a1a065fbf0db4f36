// Composes a document and its partials into one React component.
import type { Root } from 'hast';
import type { SiteBrowserCode } from '#code/site-bundle/site-bundle';
import { isStylesheet } from '#code/site-bundle/styles-of';
import type { RenderContext } from '#context/context';
import { markdownPath } from '#kit/module-markdown';
import type { Body, Heading, Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { Part, Parts } from '#model/page-parts';
import type { Place } from '#model/place';
import { type Language, sayer } from '#model/strings/strings';
import type { ThemeServer } from '#model/theme';
import { fillCode, fillHtml, fillTree } from '../html/fill-holes.ts';
import type { PageFiles } from '../html/page-files.ts';
import { type PrintedTarget, printTargets } from '../html/target-url.ts';
import { noExport } from '../modules/module-reports.ts';
import { type ModuleOf, requireOf } from '../modules/modules.ts';
import type { Stylesheets } from '../modules/stylesheets.ts';
import type { Values } from '../recipe/recipe.ts';
import { evaluator } from './evaluate-code.ts';
import { runCode } from './run-code.ts';
import { sizedImage } from './sized-image.ts';
import type { ToReact } from './to-react.ts';

export interface Composing {
  readonly context: RenderContext;
  readonly values: Values;
  readonly server: ThemeServer;
  readonly moduleOf: ModuleOf;
  readonly stylesheets: Stylesheets;
  readonly toReact: ToReact;
  /** Paths of the site's assets. */
  readonly assets: ReadonlySet<string>;
  /** Files that the page may name. */
  readonly files: PageFiles;
  /** The site's browser code. */
  readonly browserCode: SiteBrowserCode;
}

/** What code or a component threw, or another fault of theirs. */
export interface CodeFault {
  readonly fault: unknown;
  readonly place: Place;
}

/** Called when code of a document throws, with the place of its expression. */
export type OnFault = (thrown: unknown, place: Place) => void;

/** Runs the part's code when the component renders, so its expressions may call hooks. */
export type BodyComponent = (props: Readonly<Record<string, unknown>>) => unknown;

/** A composed part, with its component and its exports. */
export interface Composed {
  readonly component: BodyComponent;
  /** Its exports for other documents, by name. */
  exports(): Readonly<Record<string, unknown>>;
}

/** Undefined when a module of the part failed to load, which was reported. `above` are the enclosing parts. */
export function composeBody(
  composing: Composing,
  part: Part,
  page: Parts,
  onFault: OnFault,
  above: readonly Part[] = [],
): Composed | undefined {
  const scope = scopeOf(composing, part, page, onFault, [...above, part]);
  if (!scope) return undefined;
  const { body } = part;
  const { facts, source } = part.document;
  const { values } = composing;
  const targets = printTargets(facts.links, part.targets, values);
  const standard = { toc: scope['toc'], frontMatter: scope['frontMatter'] };
  if (body.kind === 'html') {
    let element: unknown;
    const component = (): unknown =>
      (element ??= composing.toReact(htmlTree(fillHtml(body, targets, sayer(values.language))), () => undefined, {}));
    return { component, exports: () => ({ default: component, ...standard }) };
  }
  const tree = filledTree(body, targets, values.language);
  const image = sizedImage(targets, composing.server);
  const filled = { ...body, code: fillCode(body.code, targets) };
  const options = {
    image,
    runtime: composing.server.jsxRuntime,
    require: requireOf(composing.context, part.document, composing.assets, composing.files.add),
    file: source.path,
    onFault,
  };
  const elements = { img: image };
  const markdown = markdownIn(scope);
  const component: BodyComponent = (props) => {
    const run = runCode(filled, { ...scope, props }, options);
    const element = composing.toReact(tree, evaluator(run, scope, composing.server), elements);
    return markdown ? composing.server.withMarkdown(element, markdown) : element;
  };
  const exports = () => ({ default: component, ...standard, ...runCode(filled, { ...scope, props: {} }, options).declarations });
  return { component, exports };
}

function scopeOf(
  composing: Composing,
  part: Part,
  page: Parts,
  onFault: OnFault,
  above: readonly Part[],
): Record<string, unknown> | undefined {
  const { document, headings } = part;
  const { facts, source } = document;
  const { other, ...known } = facts.frontMatter;
  const scope: Record<string, unknown> = { toc: tocOf(headings), frontMatter: { ...other, ...known } };
  for (const imported of facts.imports) {
    const exported = isPartialImport(imported)
      ? partialExports(composing, page.partials[importedFile(source.path, imported.specifier) ?? ''], page, onFault, above)
      : isStylesheet(imported)
        ? { default: composing.stylesheets.namesOf(document, imported) }
        : composing.moduleOf(document, imported);
    if (!exported) return undefined;
    for (const [local, name] of Object.entries(imported.names)) {
      if (name !== '*' && !(name in exported)) {
        composing.context.reporter.report(noExport(composing.context, document, imported, name, Object.keys(exported)));
        return undefined;
      }
      scope[local] = name === '*' ? exported : exported[name];
    }
  }
  for (const { name } of facts.components) if (!(name in scope)) scope[name] = composing.server.components[name];
  return scope;
}

/** The Markdown that a document's modules import, by path; undefined where there is none. */
function markdownIn(scope: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const found = Object.entries(scope).flatMap(([name, component]) => {
    const path = markdownPath(name);
    return path === undefined ? [] : [[path, component] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** A missing or circular partial was reported, and renders nothing. */
function partialExports(composing: Composing, partial: Part | undefined, page: Parts, onFault: OnFault, above: readonly Part[]) {
  const isAbove = above.some(({ document }) => document === partial?.document);
  if (!partial || isAbove) return { default: () => null, toc: [], frontMatter: {} };
  return composeBody(composing, partial, page, onFault, above)?.exports();
}

export function isPartialImport({ specifier }: Import): boolean {
  return /\.mdx?$/i.test(specifier);
}

/** The shape of `toc` that Docusaurus passes to content. */
export function tocOf(headings: readonly Heading[]) {
  return headings.filter(({ depth }) => depth > 1).map(({ html, text, id, depth }) => ({ value: html, text, id, level: depth }));
}

export function filledTree(body: Extract<Body, { kind: 'tree' }>, targets: readonly PrintedTarget[], language: Language): Root {
  return fillTree(body.tree, targets, sayer(language));
}

/** Wraps ready HTML in a tree, so that it needs no wrapper element. */
export function htmlTree(html: string): Root {
  return { type: 'root', children: [{ type: 'raw', value: html }] } as Root;
}
