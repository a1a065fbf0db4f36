// Decides whether the body of a page has to be hydrated.
import { importsLive } from '#code/browser-use';
import { entryOf } from '#code/site-bundle/imports';
import type { SiteBrowserCode, SiteBrowserModule } from '#code/site-bundle/site-bundle';
import type { RenderContext } from '#context/context';
import type { Import } from '#model/document';
import type { Part, PartDocument } from '#model/page-parts';

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
    if (body.usesBrowser) return true;
    return document.facts.imports.some(
      (imported) =>
        importsLive(imported.specifier, Object.values(imported.names)) || moduleOf(document, imported)?.isLive === true,
    );
  });
}
