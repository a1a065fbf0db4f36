// Finds the pages of a site that links from its home page reach, and those that search engines may list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import type { Page } from 'playwright-core';
import { type ServedSite, withoutSlash } from './served-site.ts';

/** The paths of all pages that are linked, directly or by other pages. The browser only parses them; nothing on them runs. */
export async function reachedPages(page: Page, site: ServedSite): Promise<ReadonlySet<string>> {
  await page.goto(site.url('/'));
  const paths = await page.evaluate(async () => {
    const seen = new Set(['/']);
    for (const path of seen) {
      const answer = await fetch(path);
      if (!answer.headers.get('content-type')?.includes('html')) continue;
      const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const link of parsed.querySelectorAll('a[href]')) {
        const { origin, pathname } = new URL(link.getAttribute('href') ?? '', new URL(path, location.origin));
        if (origin === location.origin) seen.add(pathname.replace(/(?<=.)\/$/, ''));
      }
    }
    return [...seen];
  });
  return new Set(paths);
}

/** The paths of all pages of the output, but for those that ask to be left out. */
export function listedPages({ result }: ServedSite): readonly string[] {
  const files = fastGlob.sync('**/*.html', { cwd: result.outDir, ignore: ['404.html'] }).sort();
  const listed = files.filter(
    (file) => !/<meta name="robots" content="[^"]*noindex/.test(readFileSync(join(result.outDir, file), 'utf8')),
  );
  return listed.map((file) => withoutSlash(`/${file.replace(/(index)?\.html$/, '')}`));
}
