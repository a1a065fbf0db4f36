// Extracts the files and addresses that a page's code names: `require('./x.png')`, imports, `useBaseUrl('/x')`.

import type { Node, Program, SimpleLiteral } from 'estree';
import type { JSXAttribute, JSXElement } from 'estree-jsx';
import type { Root } from 'mdast';
import { rawFile } from '#kit/raw-import';
import { walk } from '#kit/walk';
import { codeImage, holeMark, type Link } from '#model/document';
import type { Place } from '#model/place';
import { estreePlace, importsOf } from '../code/esm.ts';
import { requireOf } from '../code/own-require.ts';
import { childrenOf } from '../code/walk-code.ts';
import { kindOf } from './address-attributes.ts';

const images = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;
const modules = /\.(?:[cm]?[jt]sx?|json|mdx?|css|s[ac]ss|less)$/i;
const file = /^(?:\.{0,2}\/|@site\/).*\.[^./]+$/;

interface CodeLinks {
  readonly links: readonly Link[];
  /** Replaces addresses in JSX by holes. `offset` is the number of links before these. */
  readonly cutHoles: (offset: number) => void;
}

/** Call it before the ESM is removed from the tree: declarations name files, too. */
export function codeLinks(tree: Root, path: string): CodeLinks {
  const imports = importsOf(tree, path);
  const links: Link[] = [];
  const cuts: ((offset: number) => void)[] = [];
  const based = imports.flatMap(({ specifier, names }) =>
    specifier === '@docusaurus/useBaseUrl' ? Object.keys(names).filter((name) => names[name] === 'default') : [],
  );
  for (const { specifier, place } of imports) if (isFile(specifier)) links.push(fileLink(specifier, inside(place)));
  const isRequire = requireOf(tree);
  const search = (node: Node, kind: Link['kind'], program: Program): void => {
    const { name, callee, argument } = literalCall(node) ?? {};
    if (argument && isFile(argument.value) && isRequire(callee as Node, program)) {
      links.push(fileLink(argument.value, inside(estreePlace(argument, path))));
    } else if (argument && based.includes(name ?? '')) {
      links.push({ kind, target: rooted(argument.value), place: inside(estreePlace(argument, path)) });
    }
    if (node.type === ('JSXElement' as string)) {
      for (const { kind, address, cut } of jsxFiles(node as unknown as JSXElement)) {
        const index = links.length;
        cuts.push((offset) => cut(holeMark(offset + index)));
        links.push({ kind, target: address.value, place: inside(estreePlace(address, path)) });
      }
    }
    for (const child of childrenOf(node)) search(child, kind, program);
  };
  const searchIn = (data: object | undefined, kind: Link['kind']): void => {
    const program = programOf(data);
    search(program, kind, program);
  };
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      searchIn(node.data, 'link');
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isImage = attribute.type === 'mdxJsxAttribute' && node.name === 'img' && attribute.name === 'src';
        if (attribute.type === 'mdxJsxExpressionAttribute') searchIn(attribute.data, 'link');
        else if (typeof attribute.value === 'object') searchIn(attribute.value?.data, isImage ? 'image' : 'link');
      }
    }
  });
  const cutHoles = (offset: number): void => {
    for (const cut of cuts) cut(offset);
  };
  return { links, cutHoles };
}

/** True for a relative or `@site` path other than a module, because modules are bundled. */
function isFile(specifier: string): boolean {
  return file.test(specifier) && !modules.test(specifier) && rawFile(specifier) === undefined;
}

function fileLink(target: string, place: Place): Link {
  // In code a leading slash means the root of the site, in content the static folders.
  const named = target.startsWith('/') ? `@site${target}` : target;
  return { kind: images.test(target) ? 'image' : 'file', target: named, place };
}

/** `useBaseUrl` treats `img/x.png` and `/img/x.png` alike. */
function rooted(address: string): string {
  return /^(?:[/#]|[a-z][a-z\d+.-]*:|$)/i.test(address) ? address : `/${address}`;
}

interface LiteralCall {
  readonly name: string;
  readonly callee: Node;
  readonly argument: SimpleLiteral & { value: string };
}

/** A call such as `require('./x.png')`. */
function literalCall(node: Node): LiteralCall | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [argument] = node.arguments;
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined;
  const { callee } = node;
  return { name: callee.name, callee, argument: argument as SimpleLiteral & { value: string } };
}

/** The place of a string literal without its quotes. */
function inside({ file, start, end }: Place): Place {
  return { file, start: { ...start, column: start.column + 1 }, end: { ...end, column: end.column - 1 } };
}

const nothing: Program = { type: 'Program', sourceType: 'module', body: [], comments: [] };

function programOf(data: object | undefined): Program {
  return (data as { estree?: Program | null } | undefined)?.estree ?? nothing;
}

interface JsxFile {
  readonly kind: Link['kind'];
  readonly address: SimpleLiteral & { readonly value: string };
  /** Replaces the address by a hole, and the element by one that gives images their size and copies. */
  readonly cut: (hole: string) => void;
}

/** Skips links, which are checked when the page is rendered. */
function jsxFiles({ openingElement, closingElement }: JSXElement): readonly JsxFile[] {
  const { name } = openingElement;
  if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return [];
  const attributes = openingElement.attributes.filter((one): one is JSXAttribute => one.type === 'JSXAttribute');
  const all = attributes.map((one) => ({ name: nameOf(one), value: literalOf(one)?.value }));
  const element = name.name;
  return attributes.flatMap((attribute): readonly JsxFile[] => {
    const address = literalOf(attribute);
    const kind = address && kindOf(element, nameOf(attribute), address.value, all);
    if (!kind || kind === 'link' || kind === 'candidates') return [];
    const cut = (hole: string): void => {
      attribute.value = { type: 'Literal', value: hole };
      if (kind !== 'image') return;
      openingElement.name = { type: 'JSXIdentifier', name: codeImage };
      if (closingElement) closingElement.name = { ...openingElement.name };
    };
    return [{ kind, address, cut }];
  });
}

function nameOf({ name }: JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
}

function literalOf({ value }: JSXAttribute): JsxFile['address'] | undefined {
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? (literal as JsxFile['address']) : undefined;
}
