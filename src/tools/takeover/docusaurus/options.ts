// Maps options of Docusaurus's redirects and sitemap plugins.
import { filled } from '../draft.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';

export function mapRedirects(options: OldSettings, site: DocusaurusSite): void {
  const list = options.take('redirects');
  const rules = (Array.isArray(list) ? list : []).filter(isObject).map(({ from, to }) => ({ from, to }));
  site.draft.use('redirects', {
    fromExtensions: options.take('fromExtensions') ?? undefined,
    toExtensions: options.take('toExtensions') ?? undefined,
    rules,
  });
  if (typeof options.take('createRedirects') === 'function')
    site.byHand(
      [...options.path, 'createRedirects'],
      "Write patterns in \"rules\" of `redirects({ … })`, such as `{ from: '/old/*', to: '/new/*' }`.",
      '"createRedirects"',
    );
  options.skip('id');
  site.dropRest(options);
}

export function mapSitemap(options: OldSettings, site: DocusaurusSite): void {
  const given = (key: string): unknown => {
    const value = options.take(key);
    return value === null ? false : value;
  };
  const [lastmod, changefreq, priority] = [given('lastmod'), given('changefreq'), given('priority')];
  const own = filled({
    lastmod: lastmod === 'date' ? undefined : lastmod,
    changefreq: changefreq === 'weekly' ? undefined : changefreq,
    priority: priority === 0.5 ? undefined : priority,
    ignorePatterns: options.take('ignorePatterns') ?? undefined,
  });
  if (Object.keys(own).length > 0) site.draft.use('sitemap', own);
  const name = options.text('filename');
  if (name !== undefined && name !== 'sitemap.xml')
    site.dropped(
      [...options.path, 'filename'],
      'The sitemap is named "sitemap.xml". If search engines know another name, update it there.',
    );
  if (typeof options.take('createSitemapItems') === 'function')
    site.byHand([...options.path, 'createSitemapItems'], 'To leave out addresses, use "ignorePatterns" of `sitemap({ … })`.');
  options.skip('id');
  site.dropRest(options);
}
