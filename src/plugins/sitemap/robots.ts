// Prints `robots.txt`, which names the sitemap or keeps crawlers out.
import { createHash } from 'node:crypto';
import type { EmittedFile } from '#model/output';
import { wholeFile } from '#model/place';
import type { PluginContext } from '#model/plugin';
import type { Site } from '#model/site';

export const robotsName = 'robots.txt';

/**
 * Crawlers request it only at the root of a host, so a site under a base has none. An author's own file takes precedence and is
 * checked. `sitemap` is the sitemap's address, undefined without one.
 */
export async function robotsFile(site: Site, sitemap: string | undefined, ctx: PluginContext): Promise<readonly EmittedFile[]> {
  const { settings, assets } = site;
  if (settings.baseUrl !== '/') return [];
  const own = assets.find(({ served }) => served === `/${robotsName}`);
  if (own) {
    if (sitemap !== undefined) await checkOwn(own.path, sitemap, ctx);
    return [];
  }
  if (sitemap === undefined && !settings.noIndex) return [];
  const rules = settings.noIndex ? 'Disallow: /' : 'Allow: /';
  const text = `User-agent: *\n${rules}\n${sitemap === undefined ? '' : `\nSitemap: ${sitemap}\n`}`;
  return [{ path: robotsName, key: createHash('sha256').update(text).digest('hex'), make: () => text }];
}

async function checkOwn(file: string, sitemap: string, ctx: PluginContext): Promise<void> {
  const text = await ctx.read(file).catch(() => undefined);
  if (text === undefined) return;
  const named = [...text.matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim)].map(([, address]) => address);
  if (named.includes(sitemap)) return;
  ctx.report({
    code: 'not-in-robots',
    message: `the site's own robots.txt does not name its sitemap "${sitemap}"`,
    help: `Add the line "Sitemap: ${sitemap}".`,
    place: wholeFile(file),
  });
}
