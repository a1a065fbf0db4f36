// Maps docusaurus-openapi-docs to the plugin `openapi`, and leaves the pages out that it has written.
import { isObject, type OldSettings, type Path } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';

/** Generated pages are of its components, and are made of the specification here. */
export function mapOpenapi(options: OldSettings, path: Path, site: DocusaurusSite): void {
  // The docs of the preset are named by the preset.
  const named = options.text('docsPluginId');
  const docsId = named === 'classic' || named === undefined ? 'default' : named;
  const docs = site.docs.find(({ id = 'default' }) => id === docsId) ?? site.docs[0];
  const folder = String(docs?.['path'] ?? 'docs');
  const config = options.take('config');
  options.skip('id', 'docsPlugin');
  const specs = Object.entries(isObject(config) ? config : {}).flatMap(([name, one]) => {
    if (!isObject(one)) return [];
    const { specPath, outputDir } = one;
    const made = site.path(outputDir);
    if (typeof specPath !== 'string' || made === undefined) return [];
    if (/^[a-z]+:/.test(specPath)) {
      site.byHand(
        [...path, 1, 'config', name, 'specPath'],
        'Download the specification before the build, and name the file in `openapi({ specs: [{ file, path }] })`.',
      );
      return [];
    }
    const inside = made.startsWith(`${folder}/`) ? made.slice(folder.length + 1) : made;
    return [{ file: site.path(specPath), path: inside, docs: docs?.['id'] }];
  });
  site.openapi.push(...specs);
  const written = site.uses.apiPages.filter((file) => file.startsWith(`${folder}/`));
  if (docs && written.length > 0) {
    const exclude = (docs['exclude'] as readonly string[] | undefined) ?? [
      '**/_*.{js,jsx,ts,tsx,md,mdx}',
      '**/_*/**',
      '**/*.test.{js,jsx,ts,tsx}',
      '**/__tests__/**',
    ];
    docs['exclude'] = [...new Set([...exclude, '**/*.{api,info,tag,schema}.mdx'])];
  }
  site.dropRest(options);
}
