// Prints a document and its partials as one function, from which server and browser make the same body.

import type { RootContent } from 'hast';
import { markdownPath } from '#kit/module-markdown';
import { markedKey, markedLiteral } from '#kit/print/marked-literal';
import { codeImage, type Import } from '#model/document';
import { importedFile } from '#model/file-path';
import type { Part, Parts } from '#model/page-parts';
import { sayer } from '#model/strings/strings';
import { filledTree, htmlTree } from '../body/compose-element.ts';
import { sizedImage } from '../body/sized-image.ts';
import { fillCode, fillHtml } from '../html/fill-holes.ts';
import { sourcesOf } from '../html/picture.ts';
import { type PrintedTarget, printTargets } from '../html/target-url.ts';
import { requireOf } from '../modules/modules.ts';
import { boundary, evaluatorOf, kindsOf, markComponents, still, withoutScope } from './names.ts';
import { printElements } from './print-element.ts';
import { printScope } from './print-scope.ts';
import { type PartPrinting, type Recorded, recorder } from './recorded.ts';

/** Code that, with `theme` and `modules` in scope, defines the page's `component`. */
export function printParts(printing: PartPrinting, page: Parts): string {
  const statements = [prologue];
  const names = new Map<Part, string>();
  const codes = [page, ...Object.values(page.partials)]
    .map(({ body }) => (body.kind === 'tree' ? withoutScope(body.code) : ''))
    .join('\n');
  const printPart = (part: Part, above: readonly Part[]): string => {
    const known = names.get(part);
    if (known !== undefined) return known;
    const name = `p${names.size}`;
    names.set(part, name);
    const exportsOf = (imported: Import): string => {
      const partial = page.partials[importedFile(part.document.source.path, imported.specifier) ?? ''];
      if (!partial || [...above, part].includes(partial)) return '{default:()=>null,toc:[],frontMatter:{}}';
      return `${printPart(partial, [...above, part])}.exports`;
    };
    const scope = printScope(printing, part, codes, exportsOf);
    statements.push(...printOne(printing, part, name, scope));
    return name;
  };
  const own = printPart(page, []);
  return `${statements.join('\n')}\nconst component=${own}.component;`;
}

const prologue = [
  'const {jsx:_jsx,jsxs:_jsxs,Fragment:_Fragment}=theme.jsxRuntime;',
  `const {Boundary:${boundary},Still:${still},imageOf:$imageOf,part:$part,withMarkdown:$markdown}=theme;`,
  'const $at=()=>{};',
].join('\n');

function printOne(printing: PartPrinting, part: Part, name: string, scope: string): readonly string[] {
  const { body, document } = part;
  const { values } = printing;
  const targets = printTargets(document.facts.links, part.targets, values);
  const images = `i${name.slice(1)}`;
  let usesImages = false;
  const image = sizedImage(targets, { jsxRuntime: recorder });
  const printer = printElements((children) => htmlOf(printing, children, image), {
    type: image,
    make: image,
    name: () => {
      usesImages = true;
      return images;
    },
  });
  const isTree = body.kind === 'tree';
  const htmlOfNode = (node: RootContent): string =>
    isTree ? printing.htmlOfPart({ ...part, body: { ...body, tree: { type: 'root', children: [node] } } }) : '';
  const tree = isTree
    ? markComponents(filledTree(body, targets, values.language), kindsOf(printing, part), htmlOfNode)
    : htmlTree(fillHtml(body, targets, sayer(values.language)));
  const element = printing.toReact(tree, evaluatorOf(part, `s${name.slice(1)}`), isTree ? { img: image } : {}, recorder);
  const shown = printer.print(element);
  const requires = isTree ? printRequire(printing, part, body.code) : '';
  const showsImages = isTree && body.code.includes(codeImage);
  usesImages ||= showsImages;
  const imports = showsImages ? `const ${codeImage}=${images};` : '';
  const code = isTree ? `{${requires}${imports}${fillCode(body.code, targets)}\n}` : '{return {values:[],declarations:{}}}';
  return [
    ...(usesImages ? [`const ${images}=$imageOf(${printImages(targets)});`] : []),
    `const s${name.slice(1)}=${scope};`,
    `const ${name}=$part(s${name.slice(1)},($scope)=>${code},($v,$d)=>${printMarkdown(part, `s${name.slice(1)}`, shown)});`,
  ];
}

/** Wraps a document's content so that its modules can access the Markdown that they import. */
function printMarkdown({ document }: Part, scope: string, shown: string): string {
  const members = document.facts.imports.flatMap(({ names }) =>
    Object.keys(names).flatMap((name) => {
      const path = markdownPath(name);
      return path === undefined ? [] : [`${markedKey(path)}:${scope}[${markedLiteral(name)}]`];
    }),
  );
  return members.length > 0 ? `$markdown(${shown},{${members.join()}})` : shown;
}

/** The content of a static element, as React prints it. */
function htmlOf({ server }: PartPrinting, children: unknown, image: (props: Recorded['props']) => unknown): string {
  const { jsx, jsxs, Fragment } = server.jsxRuntime as Record<'jsx' | 'jsxs', (type: unknown, props: object) => unknown> & {
    Fragment: unknown;
  };
  const make = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(make);
    if (typeof value !== 'object' || value === null || !('type' in value)) return value;
    const { type, props } = (value.type === image ? image((value as Recorded).props) : value) as Recorded;
    const inner = { ...props, children: make(props['children']) };
    return Array.isArray(inner.children) ? jsxs(type, inner) : jsx(type, inner);
  };
  const made = make(children);
  return server.renderElement(Array.isArray(made) ? jsxs(Fragment, { children: made }) : jsx(Fragment, { children: made }));
}

/** The files whose addresses the code requests. */
function printRequire(printing: PartPrinting, { document }: Part, code: string): string {
  const calls = code.matchAll(/\brequire\(\s*(?:"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`)\s*\)/g);
  const asked = Array.from(calls, ([, double, single, template]) => double ?? single ?? template ?? '');
  const find = requireOf(printing.context, document, printing.assets, printing.files.add);
  const found = [...new Set(asked)].flatMap((specifier) => {
    try {
      return [[specifier, find(specifier)] as const];
    } catch {
      // It has no address, and code that requires it has already thrown.
      return [];
    }
  });
  return found.length > 0 ? `const require=(name)=>(${markedLiteral(Object.fromEntries(found))})[name];` : '';
}

function printImages(targets: readonly PrintedTarget[]): string {
  const known = targets.flatMap(({ address, attributes, copies }) => {
    if (!('width' in attributes)) return [];
    const sources = (copies ? sourcesOf(copies) : []).map(({ srcset, ...rest }) => ({ ...rest, srcSet: srcset }));
    return [[address, { attributes, sources }] as const];
  });
  const members = new Map(known.map(([address, image]) => [address, `${markedKey(address)}:${markedLiteral(image)}`]));
  return `{${[...members.values()].join()}}`;
}
