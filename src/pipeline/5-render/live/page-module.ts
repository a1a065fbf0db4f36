// Generates the module that hydrates a page's body, and the same component for the server.

import { reportForBrowsers } from '#code/site-bundle/report-for-browsers';
import { type LateFileNames, lateNames, nameOfFile, type SiteBrowserModule } from '#code/site-bundle/site-bundle';
import { identifier, code as print } from '#kit/print/javascript';
import { markedKey, markedLiteral } from '#kit/print/marked-literal';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Import } from '#model/document';
import type { Part, Parts } from '#model/page-parts';
import { browserModule, siteModule } from '#output/asset-file';
import type { Composing } from '../body/compose-element.ts';
import { browserModuleOf, isLive, isUsedInCode } from './live-parts.ts';
import { printParts } from './print-part.ts';
import type { PartPrinting } from './recorded.ts';
import { splitBody } from './split-body.ts';

export interface PageModule {
  readonly text: string;
  /** Names of the files that it imports. */
  readonly files: readonly string[];
  readonly later: LateFileNames;
  /** The components of its islands, evaluated on the server. */
  readonly components: readonly unknown[];
  /** The HTML around the islands, with an empty element for each. */
  readonly frame: string;
}

/** A module that a page imports: its address, how it is loaded, and its exports on the server. */
interface Imported {
  readonly files: readonly string[];
  readonly later: LateFileNames;
  readonly address: string;
  readonly inNode: unknown;
}

/**
 * Undefined for a static page, and for one with a module that no browser can load, which is reported. `htmlOfPart` renders a part
 * without hydrated components.
 */
export function pageModule(composing: Composing, page: Parts, htmlOfPart: (part: Part) => string): PageModule | undefined {
  const { browserCode, server, context, assets } = composing;
  const moduleOf = browserModuleOf(context, browserCode, assets);
  const { body } = page;
  if (body.kind === 'html' || !isLive([page, ...Object.values(page.partials)], moduleOf)) return undefined;
  const { theme } = browserCode;
  const { 'slodocs/content': content = '', 'slodocs/parts': parts = '' } = theme.modules;
  const imports: Imported[] = [];
  const faults = new Map<Import, readonly DiagnosticDraft[]>();
  const numberOf = (imported: Imported): number => {
    const index = imports.findIndex(({ address }) => address === imported.address);
    return index === -1 ? imports.push(imported) - 1 : index;
  };
  const printing: PartPrinting = {
    ...composing,
    htmlOfPart,
    moduleOfImport(part, imported) {
      const { specifier, names } = imported;
      const { aliases } = context.config.theme;
      if (Object.hasOwn(aliases, specifier)) {
        const members = Object.values(names).map(
          (name) => `${markedKey(name)}:$components[${markedLiteral(`${specifier}#${name}`)}]`,
        );
        return `{${members.join()}}`;
      }
      const module = moduleOf(part.document, imported);
      const found = importOf(part, imported, module);
      if (found) return `$modules[${numberOf(found)}]`;
      // Modules that only render are left static.
      if (module && (module.isLive || isUsedInCode(part, Object.keys(names))))
        faults.set(imported, reportForBrowsers(imported, module, 'content'));
      return undefined;
    },
  };
  const importOf = (part: Part, imported: Import, module: SiteBrowserModule | undefined): Imported | undefined => {
    // Members are accessed where the code is printed.
    const { membersOf, ...whole } = imported;
    const inNode = composing.moduleOf(part.document, membersOf === undefined ? imported : { ...whole, names: {} });
    const ofTheme = theme.modules[imported.specifier];
    if (ofTheme !== undefined) return { address: ofTheme, files: withImports(ofTheme), later: {}, inNode };
    if (!module?.bundled || module.node.length > 0) return undefined;
    const { file, imports: others, later } = module.bundled;
    return { address: file, files: [siteModule(file), ...others.map(nameOf)], later: lateNames(browserCode, later), inNode };
  };
  const nameOf = (file: string): string => nameOfFile(browserCode, file);
  const withImports = (file: string): readonly string[] => [file, ...(theme.imports[file] ?? [])].map(browserModule);
  const { tree, islands } = splitBody(page, body, moduleOf);
  // What is imported or declared need not be shown.
  if (islands.length === 0) return undefined;
  const code = printParts(printing, page, islands);
  for (const fault of [...faults.values()].flat()) context.reporter.report(fault);
  if (faults.size > 0) return undefined;
  // A module that failed for Node was reported there.
  if (imports.some(({ inNode }) => inNode === undefined)) return undefined;
  const needed = code.includes('$components') ? [content, parts] : [content];
  const text = [
    print`import{live as theme}from${`./${content}`};`,
    ...(needed.includes(parts) ? [print`import{components as $components}from${`./${parts}`};`] : []),
    ...imports.map(({ address }, index) => print`import*as ${identifier(`m${index}`)} from${`./${address}`};`),
    `const $modules=[${imports.map((_, index) => `m${index}`).join()}];`,
    code,
    'export default components;',
  ].join('\n');
  const make = new Function('theme', '$components', '$modules', `"use strict";\n${code}\nreturn components;`);
  return {
    text,
    files: [...new Set([...needed.flatMap(withImports), ...imports.flatMap(({ files }) => files)])].sort(),
    later: Object.assign({}, ...imports.map(({ later }) => later)),
    components: make(
      server.live,
      server.components,
      imports.map(({ inNode }) => inNode),
    ),
    frame: htmlOfPart({ ...page, body: { ...body, tree } }),
  };
}
