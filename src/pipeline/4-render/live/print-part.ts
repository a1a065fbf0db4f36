// A document with its partials to the code of one function, of which the server and browsers make the same body.
import type { Expression } from 'estree';
import type { RootContent } from 'hast';
import type { Import } from '#model/document';
import { importedFile } from '#model/file-path';
import { type Composing, filledTree, htmlTree, isPartialImport, tocOf } from '../body/compose-element.ts';
import { fillHtml } from '../body/fill-holes.ts';
import type { Part, Parts } from '../body/parts.ts';
import { sourcesOf } from '../body/picture.ts';
import { assetModule, importedAsset, requireOf } from '../body/require-asset.ts';
import { sizedImage } from '../body/sized-image.ts';
import { isStylesheet } from '../body/stylesheets.ts';
import { type PrintedTarget, printTargets } from '../body/target-url.ts';
import { boundary, type ComponentKind, markComponents, still } from './mark-components.ts';
import { printData, printElements, printText } from './print-element.ts';
import { type Recorded, Reference, recorder } from './recorded.ts';

export interface PartPrinting extends Composing {
  /** The module of an import as the code names it; undefined for one that no browser can load. */
  readonly moduleOfImport: (part: Part, imported: Import) => string | undefined;
  /** Renders a part as it stays where nothing lives. */
  readonly htmlOfPart: (part: Part) => string;
}

/** Code that, with `theme` and `modules` in scope, defines the page's `component`. */
export function printParts(printing: PartPrinting, page: Parts): string {
  const statements = [prologue];
  const names = new Map<Part, string>();
  const codes = [page, ...Object.values(page.partials)].map(({ body }) => (body.kind === 'tree' ? body.code : '')).join('\n');
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
  `const {Boundary:${boundary},Still:${still},components:$components,imageOf:$imageOf,part:$part}=theme;`,
  'const $at=()=>{};',
].join('\n');

function printScope(printing: PartPrinting, part: Part, codes: string, exportsOf: (imported: Import) => string): string {
  const { document, headings } = part;
  const { other, ...known } = document.facts.frontMatter;
  const members = [
    // Most pages have no use for these, and they are long.
    ...(/\btoc\b/.test(codes) ? [`toc:${printData(tocOf(headings))}`] : []),
    ...(/\bfrontMatter\b/.test(codes) ? [`frontMatter:${printData({ ...other, ...known })}`] : []),
  ];
  for (const imported of document.facts.imports) {
    const exported = printExports(printing, part, imported, exportsOf);
    if (exported === undefined) continue;
    for (const [local, name] of Object.entries(imported.names)) {
      members.push(`${local}:${name === '*' ? `(${exported})` : `(${exported})[${JSON.stringify(name)}]`}`);
    }
  }
  return `{${members.join()}}`;
}

function printExports(
  printing: PartPrinting,
  part: Part,
  imported: Import,
  exportsOf: (imported: Import) => string,
): string | undefined {
  const { document } = part;
  if (isPartialImport(imported)) return exportsOf(imported);
  if (isStylesheet(imported)) return printData({ default: printing.stylesheets.namesOf(document, imported) });
  const asset = importedAsset(document, imported, printing.assets);
  if (asset !== undefined) return printAsset(printing, part, imported, asset);
  return printing.moduleOfImport(part, imported);
}

/** A picture that is used as a component is an `img` element. */
function printAsset({ server }: PartPrinting, { document }: Part, imported: Import, asset: string): string {
  const { default: value } = assetModule(document, imported, asset, server);
  if (typeof value === 'string') return printData({ default: value });
  const { default: shown } = assetModule(document, imported, asset, { ...server, jsxRuntime: recorder }) as {
    default: (props: object) => Recorded;
  };
  const { alt, src } = shown({}).props;
  return `{default:(props)=>_jsx("img",{alt:${printData(alt)},src:${printData(src)},...props})}`;
}

function printOne(printing: PartPrinting, part: Part, name: string, scope: string): readonly string[] {
  const { body, document } = part;
  const { settings } = printing.context.config;
  const targets = printTargets(document.facts.links, part.targets, settings);
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
    ? markComponents(filledTree(body, targets, settings), kindsOf(printing, part), htmlOfNode)
    : htmlTree(fillHtml(body, targets));
  const element = printing.toReact(tree, evaluatorOf(part, `s${name.slice(1)}`), isTree ? { img: image } : {}, recorder);
  const shown = printer.print(element);
  const requires = isTree ? printRequire(printing, part, body.code) : '';
  const code = isTree ? `{${requires}${body.code}\n}` : '{return {values:[],declarations:{}}}';
  return [
    ...(usesImages ? [`const ${images}=$imageOf(${printImages(targets)});`] : []),
    `const s${name.slice(1)}=${scope};`,
    `const ${name}=$part(s${name.slice(1)},($scope)=>${code},($v,$d)=>${shown});`,
  ];
}

/** What a plain element holds, as React prints it. */
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

/** Components by name, expressions by number: as the code of the module has them. */
function evaluatorOf({ document }: Part, scope: string): (expression: Expression) => unknown {
  const { declarations, imports } = document.facts;
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)));
  const codeOf = (expression: Expression): string => {
    if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier') {
      return `${codeOf(expression.object as Expression)}.${expression.property.name}`;
    }
    if (expression.type !== 'Identifier') return 'undefined';
    const { name } = expression;
    const index = /^\$(\d+)$/.exec(name)?.[1];
    if (index !== undefined) return `$v[${index}]()`;
    if (name === boundary || name === still) return name;
    if (declarations.includes(name)) return `$d.${name}`;
    return imported.has(name) ? `${scope}.${name}` : `$components[${printText(name)}]`;
  };
  return (expression) => new Reference(codeOf(expression));
}

function kindsOf(printing: PartPrinting, part: Part): (name: string) => ComponentKind {
  const { facts } = part.document;
  const { aliases } = printing.context.config.theme;
  return (name) => {
    if (facts.declarations.includes(name)) return 'own';
    const imported = facts.imports.find(({ names }) => Object.hasOwn(names, name));
    if (!imported) return frames.has(name) ? 'frame' : undefined;
    if (isPartialImport(imported) || importedAsset(part.document, imported, printing.assets) !== undefined) return undefined;
    if (Object.hasOwn(aliases, imported.specifier)) {
      if (imported.specifier === '@docusaurus/BrowserOnly') return 'own';
      return frames.has(imported.specifier.replace('@theme/', '')) ? 'frame' : undefined;
    }
    return printing.moduleOfImport(part, imported) === undefined ? 'still' : 'own';
  };
}

/** Components of the theme that do not look at what they are given. */
const frames: ReadonlySet<string> = new Set(['Admonition', 'Card', 'Cards', 'Details', 'Hero', 'Steps', 'TabItem', 'Tabs']);

/** What the code asks the address of. */
function printRequire(printing: PartPrinting, { document }: Part, code: string): string {
  const asked = Array.from(code.matchAll(/\brequire\(\s*(["'`])(.+?)\1\s*\)/g), ([, , specifier = '']) => specifier);
  const find = requireOf(printing.context, document, printing.assets);
  const found = [...new Set(asked)].flatMap((specifier) => {
    try {
      return [[specifier, find(specifier)] as const];
    } catch {
      // It has no address, and what asks for it has thrown before.
      return [];
    }
  });
  return found.length > 0 ? `const require=(name)=>(${printData(Object.fromEntries(found))})[name];` : '';
}

function printImages(targets: readonly PrintedTarget[]): string {
  const known = targets.flatMap(({ address, attributes, copies }) => {
    if (!('width' in attributes)) return [];
    const sources = (copies ? sourcesOf(copies) : []).map(({ srcset, ...rest }) => ({ ...rest, srcSet: srcset }));
    return [[address, { attributes, sources }] as const];
  });
  const members = new Map(known.map(([address, image]) => [address, `${printText(address)}:${printData(image)}`]));
  return `{${[...members.values()].join()}}`;
}
