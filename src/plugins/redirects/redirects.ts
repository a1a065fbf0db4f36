// Converts rules of the config, a file and front matter into redirect pages and host configuration.
import type { Plugin, PluginContext } from 'slodocs/kit';
import { type Rules, redirectsOf } from './late-redirects.ts';
import type { RedirectsOptions } from './options.ts';
import { isPattern, type Pattern, parsePattern } from './pattern.ts';
import type { Report, Rule } from './rule.ts';

interface RedirectsState {
  /** For hosts, which follow them by themselves. */
  patterns: Rules['patterns'];
}

/** `/old` leads on by `old/index.html`, and by the rules of `_redirects` where a host reads them. */
export function redirects(options: RedirectsOptions = {}): Plugin<RedirectsOptions, RedirectsState> {
  const { hosts = ['netlify'] } = options;
  return {
    name: 'redirects',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'invalid-rule': { severity: 'error', summary: 'A redirect rule or row has the wrong shape.' },
      'invalid-pattern': { severity: 'error', summary: 'A redirect pattern is not valid, or never ends.' },
      'unmatched-pattern': { severity: 'error', summary: 'The target of a redirect pattern matches no page.' },
      'greedy-pattern': { severity: 'warning', summary: 'A redirect pattern matches addresses of existing pages.' },
      'host-only-pattern': { severity: 'info', summary: 'Only a host can answer a redirect pattern.' },
      'missing-file': { severity: 'error', summary: 'The redirects file in the configuration cannot be read.' },
      'own-host-file': { severity: 'warning', summary: "A static file takes the place of a host's redirect rules." },
      'host-limit': { severity: 'warning', summary: 'A host supports fewer redirects than the site has.' },
    },
    state: () => ({ patterns: [] }),
    frontMatter: { redirect_from: async () => (await import('./redirect-from.ts')).redirectFromShape },
    async resolve(site, ctx) {
      const report: Report = (draft) => ctx.report(draft);
      const rules = await sort(options, ctx, report);
      ctx.state.patterns = rules.patterns;
      const late = (pages: typeof site.pages, assets: typeof site.assets) =>
        redirectsOf(rules, options, { pages, assets, versions: site.versions }, report);
      return { ...site, redirects: [...site.redirects, { plugin: 'redirects', redirects: late }] };
    },
    async emit({ site }, ctx) {
      // Few sites have redirects, and the files of six hosts are much code.
      if (site.redirects.length + ctx.state.patterns.length === 0) return [];
      const [{ stubs }, { exportRules }] = await Promise.all([import('./stubs.ts'), import('./export-rules.ts')]);
      // Hosts read one file, which is that of the site's own language; other languages redirect by pages.
      const { i18n } = ctx.settings;
      const rules = i18n && i18n.locale !== i18n.defaultLocale ? [] : exportRules(site, ctx.state.patterns, hosts, ctx);
      return [...stubs(site, ctx), ...rules];
    },
  };
}

async function sort(options: RedirectsOptions, ctx: PluginContext, report: Report): Promise<Rules> {
  if (options.rules === undefined && options.file === undefined) return { single: [], patterns: [] };
  const { readRules } = await import('./read-rules.ts');
  const single: Rule[] = [];
  const patterns: Pattern[] = [];
  for (const rule of await readRules(options, ctx, report)) {
    if (isOfSite(rule.from, ctx)) continue;
    const pattern = isPattern(rule.from) ? parsePattern(rule) : undefined;
    if (pattern === undefined) single.push(rule);
    else if (typeof pattern === 'object') patterns.push(pattern);
    else reportPattern(rule, pattern, report);
  }
  return { single, patterns };
}

/** True in a language for a rule whose source begins with the name of one: its addresses are those of the site. */
function isOfSite(from: string, { settings: { i18n } }: PluginContext): boolean {
  if (!i18n || i18n.locale === i18n.defaultLocale) return false;
  return i18n.locales.some(({ name }) => from === `/${name}` || from.startsWith(`/${name}/`));
}

function reportPattern({ from, place }: Rule, fault: string, report: Report): void {
  report({
    code: 'invalid-pattern',
    message: `"${from}" is not a valid redirect pattern: ${fault}`,
    help: 'In a pattern, `:name` matches one segment of a path, and `*` at the end matches the rest: `/old/:page` to `/new/:page`, `/old/*` to `/new/*`.',
    place,
  });
}
