// Parses a page that is a module: its front matter is read, and its body shows the default export.
import type { Root } from 'hast';
import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import { namesOf } from '#files/locate/locate-export';
import { parseModule } from '#files/locate/locate-syntax';
import type { TreeBody } from '#model/document';
import type { Place } from '#model/place';
import type { FrontMatterShape } from '../front-matter/schema.ts';
import { writtenAddress } from '../front-matter/written-address.ts';
import type { ParsedSource } from '../parsed-source.ts';
import { reportIdleBanner } from '../structure/banner.ts';
import { findComponent, reportSyntax } from './component.ts';
import { readModuleFrontMatter } from './module-front-matter.ts';

/** The module is not run here: faults of its imports and its component show when the page is rendered. */
export function parseModulePage(context: Context, shape: FrontMatterShape, source: ReadSource): ParsedSource {
  const { path: file, text } = source;
  const module = parseModule(text, file);
  const isSound = !source.damaged && !reportSyntax(context, source);
  const statements = isSound && module && 'statements' in module ? module.statements : [];
  const names = namesOf(statements);
  const front = readModuleFrontMatter(context, { source, statements, names }, shape);
  reportIdleBanner(front, source, 'the page is a module', context.reporter);
  const place = isSound ? findComponent(context, { source, statements, names }) : undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return {
    facts: {
      // The ids of its elements are unknown before it runs.
      complete: false,
      frontMatter: front.frontMatter,
      address: writtenAddress(front.frontMatter, text),
      frontMatterPlaces: front.places,
      contentTitle: undefined,
      hasOwnTitle: false,
      excerpt: '',
      outline: [],
      ids: [],
      links: [],
      orders: [],
      collected: [],
      // The document imports the module that it shows, like any other.
      imports: place ? [{ specifier: `./${name}`, names: { Page: 'default' }, place }] : [],
      declarations: [],
      styles: [],
      components: [],
      uses: [],
    },
    body: place ? bodyOf(place) : { kind: 'html', parts: [''], holes: [] },
  };
}

function bodyOf(place: Place): TreeBody {
  const { start, end } = place;
  const expression = { type: 'Identifier', name: '$0' } as const;
  const estree = { type: 'Program', sourceType: 'module', comments: [], body: [{ type: 'ExpressionStatement', expression }] };
  const node = { type: 'mdxFlowExpression', value: '', data: { estree }, position: { start, end } };
  const code = 'const { Page } = $scope;\nreturn { values: [() => _jsx(Page, {})], declarations: {} };';
  return {
    kind: 'tree',
    tree: { type: 'root', children: [node] } as unknown as Root,
    code,
    usesBrowser: false,
    statements: [],
    expressions: [place],
  };
}
