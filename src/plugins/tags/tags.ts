// Adds tag pages for docs: one for all tags of a version, and one for each tag with its docs.
import { joinFile, type PlacedSite, type Plugin, type PluginContext, type Severity } from 'slodocs/kit';
import { defaultName } from './default-name.ts';
import type { TagsOptions } from './options-schema.ts';

export { defaultName, type TagsOptions };

const severities = { throw: 'error', warn: 'warning', log: 'info', ignore: 'off' } as const satisfies Record<string, Severity>;

/** Routes are `<version>/tags`, `<version>/tags/<tag>`, and `<version>/tags/<tag>/page/2`. */
export function tags(options: TagsOptions = {}): Plugin<TagsOptions> {
  const { onInlineTags = 'warn', perPage = Number.POSITIVE_INFINITY, basePath = 'tags' } = options;
  return {
    name: 'tags',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'inline-tag': {
        // A wrong policy is reported with the options.
        severity: severities[onInlineTags] ?? 'warning',
        summary: 'A doc has a tag that is not in the tags file.',
      },
      'letter-case': { severity: 'warning', summary: 'Two tags differ only in letter case.' },
      'two-names': { severity: 'warning', summary: 'Two tags with different names have the same address.' },
      'invalid-address': { severity: 'error', summary: 'A tag cannot be part of an address.' },
      'invalid-file': { severity: 'error', summary: 'The tags file cannot be read, or has the wrong shape.' },
      'missing-file': { severity: 'error', summary: 'The tags file in the configuration does not exist.' },
      'duplicate-permalink': { severity: 'error', summary: 'Two tags in one file have the same permalink.' },
    },
    schemas: { tags: async () => (await import('./definition.ts')).tagsFileShape },
    theme: {
      from: import.meta.url,
      layouts: { tag: './browser/TagLayout.tsx', tags: './browser/TagsLayout.tsx' },
    },
    async resolve(site, ctx) {
      // Many sites have no tags, and their code is as large as that of all other lists.
      if (!(await hasTags(site, options.file, ctx))) return site;
      const { withTagPages } = await import('./tag-pages.ts');
      return withTagPages(site, { ...options, onInlineTags, perPage, basePath }, ctx);
    },
  };
}

/** A file of tags is checked even where no doc has one. */
async function hasTags({ pages, versions }: PlacedSite, file: TagsOptions['file'], ctx: PluginContext): Promise<boolean> {
  if (typeof file === 'string') return true;
  if (pages.some((page) => page.kind === 'doc' && page.document.facts.frontMatter.tags !== undefined)) return true;
  if (file === false) return false;
  const isThere = (path: string): Promise<boolean> =>
    ctx.read(path).then(
      () => true,
      (thrown: NodeJS.ErrnoException) => thrown.code !== 'ENOENT',
    );
  return (await Promise.all(versions.map(({ folder }) => isThere(joinFile(folder, defaultName))))).some(Boolean);
}
