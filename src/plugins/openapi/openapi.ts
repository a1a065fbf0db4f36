// Generates pages of an API's operations from OpenAPI documents.
import { hash } from 'node:crypto';
import type { Plugin } from 'slodocs/kit';
import { apiCatalog } from './api-catalog.ts';
import { diagnostics } from './diagnostics.ts';
import type { OpenApiOptions } from './options.ts';
import { isTranslatable } from './spec-path.ts';
import type { OpenApiState } from './state.ts';
import { strings } from './strings.ts';

export type { OpenApiOptions } from './options.ts';

/** Pages are `<path>` for a specification, `<path>/<operation>` for its operations, and `/category/<path>` for their index. */
export function openapi(options: OpenApiOptions): Plugin<OpenApiOptions, OpenApiState> {
  return {
    name: 'openapi',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics,
    strings,
    theme: {
      from: import.meta.url,
      components: {
        ApiEndpoint: './browser/ApiEndpoint.tsx',
        ApiFacts: './browser/ApiFacts.tsx',
        ApiField: './browser/ApiField.tsx',
        ApiFields: './browser/ApiFields.tsx',
        ApiMethod: './browser/ApiMethod.tsx',
        ApiNested: './browser/ApiNested.tsx',
        ApiOperation: './browser/ApiOperation.tsx',
        ApiSamples: './browser/ApiSamples.tsx',
        ApiSecurity: './browser/ApiSecurity.tsx',
        ApiTry: './browser/ApiTry.tsx',
      },
      ...(options.tryIt ? { clientModules: ['./browser/try.ts'] } : {}),
    },
    translates: (path) => isTranslatable(path, options),
    state: () => ({ apis: [], downloads: [], hosts: [] }),
    async discover(settings, ctx, versions) {
      const { discoverPages } = await import('./discover.ts');
      return discoverPages(options, settings, versions, ctx);
    },
    resolve(site, { state: { downloads, hosts } }) {
      const addresses = downloads.map(({ address }) => address);
      const connect = [...(site.loads['connect-src'] ?? []), ...hosts];
      return {
        ...site,
        emitted: addresses.length > 0 ? [...site.emitted, { plugin: 'openapi', addresses: () => addresses }] : site.emitted,
        loads: hosts.length > 0 ? { ...site.loads, 'connect-src': connect } : site.loads,
      };
    },
    async emit({ site }, { state: { apis, downloads }, read }) {
      const files = downloads.flatMap(({ files }) => files);
      const published = files.map(async ({ path, source, text: made }) => {
        const text = made ?? (await read(source));
        return { path, key: hash('sha256', text), make: () => text };
      });
      return [...(await Promise.all(published)), ...apiCatalog(site, apis)];
    },
  };
}
