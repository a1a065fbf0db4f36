// Prints the islands of a document, and the partials in them, as code from which server and browser make the same elements.

import type { Root, RootContent } from 'hast';
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
import { boundary, evaluatorOf, isNamedIn, kindsOf, markComponents, still, withoutScope } from './names.ts';
import { printElements } from './print-element.ts';
import { printScope } from './print-scope.ts';
import { type PartPrinting, type Recorded, recorder } from './recorded.ts';

/** Code that, with `theme`, `$components` and `$modules` in scope, defines the page's `components`: one for each of the islands. */
export function printParts(printing: PartPrinting, page: Parts, islands: readonly RootContent[]): string {
  const statements = [prologue];
  const names = new Map<Part, string>([[page, 'p0']]);
  const { setUp, code, usesCode, shown } = printShown(printing, page, 's0', { type: 'root', children: [...islands] } as Root);
  const codes = [page, ...Object.values(page.partials)]
    .map((part) => (part.body.kind === 'tree' && (part !== page || usesCode) ? withoutScope(part.body.code) : ''))
    .join('\n');
  const exportsFor =
    (part: Part, above: readonly Part[]) =>
    (imported: Import): string => {
      const partial = page.partials[importedFile(part.document.source.path, imported.specifier) ?? ''];
      if (!partial || [...above, part].includes(partial)) return '{default:()=>null,toc:[],frontMatter:{}}';
      return printPart(partial, [...above, part]);
    };
  const printPart = (part: Part, above: readonly Part[]): string => {
    const known = names.get(part);
    if (known !== undefined) return known;
    const [name, scopeName] = [`p${names.size}`, `s${names.size}`];
    names.set(part, name);
    const scope = printScope(printing, part, { codes, exportsOf: exportsFor(part, above) });
    const { setUp, code, shown } = printShown(printing, part, scopeName);
    statements.push(
      ...setUp,
      `const ${scopeName}=${scope};`,
      `const ${name}=$part(${scopeName},($scope)=>${code},($v,$d)=>${shown.join()});`,
    );
    return name;
  };
  const isNeeded = (name: string): boolean =>
    markdownPath(name) !== undefined ||
    shown.some((one) => one.includes(`s0.${name}`)) ||
    (usesCode && isNamedIn(withoutScope(code), name));
  const scope = printScope(printing, page, { codes, exportsOf: exportsFor(page, []), isNeeded });
  const list = shown.map((one) => `($v,$d)=>${one}`).join();
  const own = [
    ...setUp,
    `const s0=${scope};`,
    `const components=$islands(s0,${usesCode ? `($scope)=>${code}` : null},[${list}]);`,
  ];
  return [...statements, ...own].join('\n');
}

const prologue = [
  'const {jsx:_jsx,jsxs:_jsxs,Fragment:_Fragment}=theme.jsxRuntime;',
  `const {Boundary:${boundary},Still:${still},imageOf:$imageOf,islandsOf:$islands,part:$part,withMarkdown:$markdown}=theme;`,
  'const $at=()=>{};',
].join('\n');

interface Shown {
  /** Statements before the scope of the part. */
  readonly setUp: readonly string[];
  readonly code: string;
  /** True where what is shown has values or declarations of the code. */
  readonly usesCode: boolean;
  /** The content, or each island of it. */
  readonly shown: readonly string[];
}

/** Without `islands`, prints the whole content. */
function printShown(printing: PartPrinting, part: Part, scope: string, islands?: Root): Shown {
  const { body, document } = part;
  const { values } = printing;
  const targets = printTargets(document.facts.links, part.targets, values);
  const images = `i${scope.slice(1)}`;
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
    ? markComponents(
        filledTree(islands ? { ...body, tree: islands } : body, targets, values.language),
        kindsOf(printing, part),
        htmlOfNode,
      )
    : htmlTree(fillHtml(body, targets, sayer(values.language)));
  const elements = isTree ? { img: image } : {};
  const record = (root: Root): unknown => printing.toReact(root, evaluatorOf(part, scope), elements, recorder);
  const roots = islands ? tree.children.map((child): Root => ({ type: 'root', children: [child as RootContent] })) : [tree];
  const shown = roots.map((root) => printMarkdown(part, scope, printer.print(record(root))));
  const requires = isTree ? printRequire(printing, part, body.code) : '';
  const showsImages = isTree && body.code.includes(codeImage);
  usesImages ||= showsImages;
  const imports = showsImages ? `const ${codeImage}=${images};` : '';
  return {
    setUp: usesImages ? [`const ${images}=$imageOf(${printImages(targets)});`] : [],
    code: isTree ? `{${requires}${imports}${fillCode(body.code, targets)}\n}` : '{return {values:[],declarations:{}}}',
    usesCode: shown.some((one) => /\$(?:v\[|d\.)/.test(one)),
    shown,
  };
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
