// Emits `site.json`, a description of the built site for programs and for `slodocs diff`.
import { createHash } from 'node:crypto';
import type { NoOptions, Plugin } from '#model/plugin';
import { descriptionFile } from '#model/site-description';
import { describeSite } from './describe.ts';

/** Addresses, titles, anchors, links and redirects of all pages, unlisted ones too: whoever reads the site may read it. */
export function siteJson(options: NoOptions = {}): Plugin<NoOptions> {
  return {
    name: 'site-json',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    resolve(site) {
      return { ...site, emitted: [...site.emitted, { plugin: 'site-json', addresses: () => [`/${descriptionFile}`] }] };
    },
    emit({ site }) {
      const text = `${JSON.stringify(describeSite(site), null, 1)}\n`;
      return [{ path: descriptionFile, key: createHash('sha256').update(text).digest('hex'), make: () => text }];
    },
  };
}
