// Determines which parts of a page have something to do in a browser.

import { importsLive } from '#code/browser-use';
import type { SiteBrowserCode, SiteBrowserModule } from '#code/site-bundle/site-bundle';
import { entryOf } from '#code/site-bundle/styles-of';
import type { RenderContext } from '#context/context';
import { browserReference, type Import } from '#model/document';
import type { Part, PartDocument } from '#model/page-parts';
import { isNamedIn, withoutScope } from './names.ts';

/** Returns the browser module of an import; undefined for modules of the theme or React, and for anything but modules. */
export type BrowserModuleOf = (document: PartDocument, imported: Import) => SiteBrowserModule | undefined;

export function browserModuleOf(
  { config }: Pick<RenderContext, 'config'>,
  { modules }: SiteBrowserCode,
  assets: ReadonlySet<string>,
): BrowserModuleOf {
  return (document, imported) => modules[entryOf(config, document, imported, assets) ?? ''];
}

/** True where any part has its own browser code, or shows a component that has. */
export function isLive(parts: readonly Part[], moduleOf: BrowserModuleOf): boolean {
  return parts.some(({ document, body }) => {
    if (body.kind === 'html') return false;
    const ofCode = Object.values(body.references).some((names) => names.includes(browserReference));
    return ofCode || document.facts.imports.some((imported) => isLiveImport(document, imported, moduleOf));
  });
}

/** `names` are those that it exports, by default all that are imported. */
export function isLiveImport(
  document: PartDocument,
  imported: Import,
  moduleOf: BrowserModuleOf,
  names: readonly string[] = Object.values(imported.names),
): boolean {
  return importsLive(imported.specifier, names) || moduleOf(document, imported)?.isLive === true;
}

/** True where an expression, a declaration or an attribute uses one of the names; those of elements do not count. */
export function isUsedInCode({ body }: Part, names: readonly string[]): boolean {
  return body.kind === 'tree' && names.some((name) => isNamedIn(withoutScope(body.code), name));
}
