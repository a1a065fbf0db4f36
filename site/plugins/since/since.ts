// Links pages and release notes: pages name the version that introduced a feature, and notes name the pages that changed.
import type { Root } from 'hast';
import { definePlugin, type Json, printRoute, type StepData } from 'slodocs';
import type { VFile } from 'vfile';
import { changesOf } from './changes.ts';
import { addressesOf, updatesOf } from './docs-key.ts';
import { type Note, notesOf, type Products } from './notes.ts';
import { collectUses, reportUnknown } from './uses.ts';

/** Add this plugin after the `posts()` of the products. */
export function since(products: Products) {
  return definePlugin({
    name: 'since',
    apiVersion: 1,
    options: products,
    optionsSchema: async () => (await import('./docs-key.ts')).optionsSchema,
    diagnostics: {
      'unknown-version': { severity: 'error', summary: 'A page names a version that has no release note.' },
      'unknown-product': { severity: 'error', summary: 'A page names a product that has no release notes.' },
      'missing-version': { severity: 'error', summary: 'A `Since` component has no version.' },
    },
    frontMatter: { docs: async () => (await import('./docs-key.ts')).docsShape },
    theme: {
      from: import.meta.url,
      components: {
        Since: '../../components/Since.tsx#Since',
        ChangesSince: '../../components/ChangesSince.tsx#ChangesSince',
        DocsUpdates: '../../components/DocsUpdates.tsx#DocsUpdates',
      },
    },
    // Uses an HTML step: Markdown steps would prevent the native parser from handling pages with components.
    markdown() {
      const step = (tree: Root, file: VFile): void => {
        const source = String(file.value);
        if (source.includes('<Since')) collectUses(tree, source, file.data['slodocs'] as StepData, Object.keys(products));
      };
      return { before: { rehype: [() => step] } };
    },
    resolve(site, ctx) {
      const notes = notesOf(site.pages, products);
      const dates = notes.map(({ product, version, date, page }): [string, Json] => [
        `since:${product}:${version}`,
        { href: printRoute(page.route, site.settings), date },
      ]);
      const unknown = reportUnknown(site.collected, notes, ctx.report).map((key): [string, Json] => [key, null]);
      const updates = updatesOf(notes, site.pages, site.settings) as unknown as Json;
      const changes = Object.fromEntries(
        Object.keys(products).map((product): [string, Json] => {
          const releases = listedOf(notes, product).map(({ version, date }) => [version, date]);
          const archive = { locale: 'en', version: null, path: `/${product}-release-notes/archive` };
          return [
            product,
            { file: site.settings.baseUrl + fileOf(product), archive: printRoute(archive, site.settings), releases },
          ];
        }),
      );
      return {
        ...site,
        addresses: [...site.addresses, ...addressesOf(notes)],
        data: { ...site.data, ...Object.fromEntries([...dates, ...unknown]), 'since:updates': updates, 'since:changes': changes },
      };
    },
    async emit({ site }, ctx) {
      const notes = notesOf(site.pages, products);
      const files = Object.keys(products).map(async (product) => {
        const own = listedOf(notes, product);
        const changes = own.map(async (note) => {
          return changesOf(note, printRoute(note.page.route, site.settings), await ctx.read(note.page.document.source.path));
        });
        const text = JSON.stringify(await Promise.all(changes));
        return { path: fileOf(product), key: text, make: () => text };
      });
      return Promise.all(files);
    },
  });
}

function listedOf(notes: readonly Note[], product: string): readonly Note[] {
  return notes.filter((note) => note.product === product && !note.page.unlisted);
}

/** Returns the path of the file that lists the changes in each release of a product. */
function fileOf(product: string): string {
  return `changes/${product}.json`;
}
