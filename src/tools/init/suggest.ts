// Suggests the title and the address of a new site, by its package.json or its folder.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import kebabCase from 'lodash.kebabcase';
import { readSiteAddress, titleOfName } from '#model/new-site';

export interface SuggestedSite {
  readonly title: string;
  /** With a scheme and a host. */
  readonly url: string;
}

/** Hosts of repositories and packages, which npm writes as `homepage`: the site is elsewhere. */
const notSites = /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|npmjs\.com)(?:\/|$)/;

/** `root` is absolute, and need not exist. */
export async function suggestSite(root: string): Promise<SuggestedSite> {
  const { name, homepage } = await readPackage(root);
  const title = titleOfName(typeof name === 'string' ? name : basename(root)) || 'Documentation';
  const isSite = typeof homepage === 'string' && !notSites.test(homepage) && readSiteAddress(homepage) !== undefined;
  return { title, url: isSite ? homepage : `https://${nameOfPackage(basename(root))}.example` };
}

/** A name that npm and hosts accept. */
export function nameOfPackage(folder: string): string {
  const plain = folder.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  return kebabCase(plain).slice(0, 60) || 'documentation';
}

async function readPackage(root: string): Promise<{ readonly name?: unknown; readonly homepage?: unknown }> {
  try {
    const data: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return Object(data) as { readonly name?: unknown };
  } catch {
    return {};
  }
}
