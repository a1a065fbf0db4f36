// Prints the catalog of a site's APIs for programs, as RFC 9727 defines it: a linkset at an address that they know.
import { hash } from 'node:crypto';
import { extname } from 'node:path';
import { type EmittedFile, joinPath, pageAt, printRoute, type Site } from 'slodocs/kit';

/** An API, as far as the catalog tells of it. */
export interface CataloguedApi {
  readonly title: string;
  /** The absolute address of the API; undefined where the specification names none. */
  readonly server: string | undefined;
  /** The path of its introduction, without the base. */
  readonly introduction: string;
  /** The address of its published specification, without the base. */
  readonly download: string | undefined;
}

const path = '.well-known/api-catalog';

/** None of a site below a path, since programs ask for it at the root of a host, nor where the author has one. */
export function apiCatalog(site: Site, apis: readonly CataloguedApi[]): readonly EmittedFile[] {
  const { url, baseUrl } = site.settings;
  const hasOwn = site.assets.some(({ served }) => served === `/${path}`);
  if (apis.length === 0 || baseUrl !== '/' || hasOwn) return [];
  const linkset = apis.map(({ title, server, introduction, download }) => {
    const page = pageAt(site, introduction);
    const doc = `${url}${page ? printRoute(page.route, site.settings) : introduction}`;
    return {
      anchor: server ?? doc,
      ...(download === undefined
        ? {}
        : { 'service-desc': [{ href: url + encodeURI(joinPath(baseUrl, download)), type: typeOf(download), title }] }),
      'service-doc': [{ href: doc, type: 'text/html', title }],
    };
  });
  const text = `${JSON.stringify({ linkset }, undefined, 2)}\n`;
  return [{ path, key: hash('sha256', text), make: () => text }];
}

function typeOf(file: string): string {
  return extname(file) === '.json' ? 'application/json' : 'application/yaml';
}
