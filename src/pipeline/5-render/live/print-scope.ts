// Prints the scope of a document's code: its imports, and values such as `toc` and `frontMatter`.

import { importedAsset, isStylesheet } from '#code/site-bundle/styles-of';
import { markdownPath } from '#kit/module-markdown';
import { markedKey, markedLiteral } from '#kit/print/marked-literal';
import type { Import } from '#model/document';
import type { Part } from '#model/page-parts';
import { isPartialImport, tocOf } from '../body/compose-element.ts';
import { assetModule } from '../modules/modules.ts';
import { isNamedIn } from './names.ts';
import { type PartPrinting, type Recorded, recorder } from './recorded.ts';

export interface ScopeOptions {
  /** The code of all documents on the page. */
  readonly codes: string;
  /** Prints the exports of a partial. */
  readonly exportsOf: (imported: Import) => string;
  /** True for the local names of imports that are needed: by default all. */
  readonly isNeeded?: (name: string) => boolean;
}

export function printScope(
  printing: PartPrinting,
  part: Part,
  { codes, exportsOf, isNeeded = () => true }: ScopeOptions,
): string {
  const { document, headings } = part;
  const { other, ...known } = document.facts.frontMatter;
  const members = [
    // Included only where used: they are long, and most pages do not need them.
    ...(/\btoc\b/.test(codes) ? [`toc:${markedLiteral(tocOf(headings))}`] : []),
    ...(/\bfrontMatter\b/.test(codes) ? [`frontMatter:${markedLiteral({ ...other, ...known })}`] : []),
  ];
  const names = new Set(document.facts.imports.flatMap(({ names }) => Object.keys(names)));
  for (const { name } of document.facts.components) {
    // Only names used in code: elements get their components from the theme.
    if (names.has(name) || !isNamedIn(codes, name)) continue;
    if (Object.hasOwn(printing.server.components, name)) members.push(`${keyOf(name)}:$components[${markedLiteral(name)}]`);
  }
  for (const imported of document.facts.imports) {
    if (!Object.keys(imported.names).some(isNeeded)) continue;
    const found = printExports(printing, part, imported, exportsOf);
    if (found === undefined) continue;
    const exported = imported.membersOf === undefined ? found : `(${found})[${markedLiteral(imported.membersOf)}]`;
    for (const [local, name] of Object.entries(imported.names)) {
      members.push(`${keyOf(local)}:${name === '*' ? `(${exported})` : `(${exported})[${markedLiteral(name)}]`}`);
    }
  }
  return `{${members.join()}}`;
}

/** Names of imports and components are identifiers, but for those of imported Markdown. */
function keyOf(name: string): string {
  return markdownPath(name) === undefined && name !== '__proto__' ? name : markedKey(name);
}

function printExports(
  printing: PartPrinting,
  part: Part,
  imported: Import,
  exportsOf: (imported: Import) => string,
): string | undefined {
  const { document } = part;
  if (isPartialImport(imported)) return exportsOf(imported);
  if (isStylesheet(imported)) return markedLiteral({ default: printing.stylesheets.namesOf(document, imported) });
  const asset = importedAsset(document, imported, printing.assets);
  if (asset !== undefined) return printAsset(printing, part, imported, asset);
  return printing.moduleOfImport(part, imported);
}

/** An image also works as a component: an `img` element. */
function printAsset({ server }: PartPrinting, { document }: Part, imported: Import, asset: string): string {
  const { default: value } = assetModule(document, imported, asset, server);
  if (typeof value === 'string') return markedLiteral({ default: value });
  const { default: shown } = assetModule(document, imported, asset, { ...server, jsxRuntime: recorder }) as {
    default: (props: object) => Recorded;
  };
  const { alt, src } = shown({}).props;
  return `{default:(props)=>_jsx("img",{alt:${markedLiteral(alt)},src:${markedLiteral(src)},...props})}`;
}
