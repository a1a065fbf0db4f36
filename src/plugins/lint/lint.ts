// Reports what trips readers up though nothing is broken, by rules that a site chooses.
import type { PlacedSite, Plugin } from 'slodocs/kit';
import { checkDefinitions } from './definitions.ts';
import { reportDuplicateTitles } from './duplicate-titles.ts';
import { checkHeadings } from './headings.ts';
import { checkHtmlImages, checkMarkdownImages } from './images.ts';
import type { LintOptions, LintRule } from './options-schema.ts';
import { reportOrphans } from './orphans.ts';
import { collectProse } from './prose.ts';

export type { LintOptions, LintRule };

interface LintState {
  /** Of sources, partials included: what is emitted is made of pages alone. */
  collected: PlacedSite['collected'];
}

/** Not in the preset: sites add it to `plugins`. A rule's code is its name. */
export function lint(options: LintOptions = {}): Plugin<LintOptions, LintState> {
  const { vale = false } = options;
  const asks = (rule: LintRule): boolean => options.rules?.includes(rule) ?? true;
  return {
    name: 'lint',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'image-without-alt': { severity: 'warning', summary: 'An image has no alternative text.' },
      'skipped-heading': { severity: 'warning', summary: 'A heading is more than one level below the one before it.' },
      'heading-without-words': { severity: 'warning', summary: 'A heading contains neither letters nor digits.' },
      'unused-definition': { severity: 'warning', summary: 'A link definition is never used.' },
      'duplicate-title': { severity: 'warning', summary: 'Two pages of a version have the same title.' },
      'orphan-page': { severity: 'warning', summary: 'No sidebar and no other page links to a page.' },
      vale: { severity: 'error', summary: 'Vale found a problem in the prose of a page.' },
      'vale-failed': { severity: 'warning', summary: 'Vale is enabled but could not check the prose.' },
    },
    state: () => ({ collected: [] }),
    markdown: () => ({
      ...(vale === false ? {} : { before: { remark: [collectProse] } }),
      remark: [
        ...(asks('image-without-alt') ? [checkMarkdownImages] : []),
        ...(asks('unused-definition') ? [checkDefinitions] : []),
      ],
      rehype: [
        ...(asks('image-without-alt') ? [checkHtmlImages] : []),
        checkHeadings({ levels: asks('skipped-heading'), words: asks('heading-without-words') }),
      ],
    }),
    resolve(site, ctx) {
      ctx.state.collected = site.collected;
      if (asks('duplicate-title')) reportDuplicateTitles(site, ctx);
      return site;
    },
    async emit(build, ctx) {
      if (asks('orphan-page')) reportOrphans(build, ctx);
      if (vale !== false)
        await (await import('./vale/vale.ts')).reportVale({ ...build.site, ...ctx.state }, vale === true ? {} : vale, ctx);
      return [];
    },
  };
}
