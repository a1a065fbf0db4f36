// Adds the pages of all languages of a site to its description: each language has one of its own, in its folder.
import { readdirSync } from 'node:fs';
import { type DescribedPage, descriptionFile, isSiteDescription, type SiteDescription } from '#model/site-description';
import type { Output } from './compare-outputs.ts';
import { openOutput } from './output-files.ts';

export interface WholeOutput extends Output {
  /** The folders of the languages, the site's own first, which is empty. */
  readonly languages: readonly string[];
}

export function withLanguages({ folder, description }: Output): WholeOutput {
  const { read } = openOutput(folder, description.baseUrl);
  const found = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const own = parsed(read(`${name}/${descriptionFile}`)?.toString());
      // Another site may lie in the folder, too.
      return own?.baseUrl === `${description.baseUrl}${name}/` ? [{ name, own }] : [];
    });
  return {
    folder,
    languages: ['', ...found.map(({ name }) => `${name}/`)],
    description: {
      ...description,
      pages: [...description.pages, ...found.flatMap(({ name, own }) => own.pages.map((page) => inFolder(page, name)))],
      redirects: [
        ...description.redirects,
        ...found.flatMap(({ name, own }) =>
          own.redirects.map(({ from, to }) => ({ from: `/${name}${from}`, to: moved(to, name) })),
        ),
      ],
    },
  };
}

/** Pages of a language are no copies of those of another one. */
function inFolder(page: DescribedPage, name: string): DescribedPage {
  const version = `${name} ${page.version ?? ''}`;
  return { ...page, path: `/${name}${page.path}`, version, links: page.links.map((link) => moved(link, name)) };
}

function moved(address: string, name: string): string {
  return address.startsWith('/') ? `/${name}${address}` : address;
}

function parsed(text: string | undefined): SiteDescription | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isSiteDescription(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
