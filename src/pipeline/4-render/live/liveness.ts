// Decides whether the body of a page has to be hydrated.
import { importsLive } from '#code/browser-use';
import type { Import } from '#model/document';
import { entryOf } from '../body/modules.ts';
import type { Part, PartDocument } from '../body/parts.ts';
import type { RenderContext } from '../render-context.ts';
import type { SiteBrowserCode, SiteBrowserModule } from './browser-code.ts';

/** The module behind an import; undefined for one of the theme's or React's, and for what is no module. */
export type BrowserModuleOf = (document: PartDocument, imported: Import) => SiteBrowserModule | undefined;

export function browserModuleOf(
  { config }: Pick<RenderContext, 'config'>,
  { modules }: SiteBrowserCode,
  assets: ReadonlySet<string>,
): BrowserModuleOf {
  return (document, imported) => modules[entryOf(config, document, imported, assets) ?? ''];
}

/** True where one of them has code of its own for browsers, or shows a component that has. */
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
