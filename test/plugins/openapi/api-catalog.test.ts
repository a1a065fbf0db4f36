// The catalog of a site's APIs: what it links to, the type that it has, and where there is none.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveOutput } from '../../../src/cli/serve/serve-output.ts';
import { ask } from '../../cli/serve/output.ts';
import { buildSite } from '../../pipeline/built-site.ts';
import { apiConfig, kettles } from './api-site.ts';

const path = '.well-known/api-catalog';
const config = apiConfig("[{ file: 'kettles.yaml', path: 'api/kettles' }]");

it('names the address of each API, its specification and its pages', async () => {
  const { file, result } = await buildSite({
    'docs/index.md': '# Home\n',
    'kettles.yaml': kettles,
    'old.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Old kettles', version: '1' },
      servers: [{ url: 'https://{region}.kettles.example', variables: { region: { default: 'eu' } } }],
      paths: {},
    }),
    'site.config.ts': apiConfig(
      "[{ file: 'kettles.yaml', path: 'api/kettles' }, { file: 'old.json', path: 'api/old', label: 'Old', download: false }]",
    ),
  });
  expect(JSON.parse(file(path) ?? '')).toEqual({
    linkset: [
      {
        anchor: 'https://api.kettles.example/v1',
        'service-desc': [{ href: 'https://case.example/api/kettles/kettles.yaml', type: 'application/yaml', title: 'Kettles' }],
        'service-doc': [{ href: 'https://case.example/api/kettles/', type: 'text/html', title: 'Kettles' }],
      },
      {
        anchor: 'https://eu.kettles.example',
        'service-doc': [{ href: 'https://case.example/api/old/', type: 'text/html', title: 'Old' }],
      },
    ],
  });
  const { outDir } = result;
  const site = await serveOutput({ outDir, baseUrl: '/', headersFile: '_headers', host: '127.0.0.1', port: 0 });
  try {
    const { headers } = await ask(site, `/${path}`, { method: 'HEAD' });
    expect([headers['content-type'], headers['link']]).toEqual([
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      `</${path}>; rel="api-catalog"`,
    ]);
  } finally {
    await site.close();
  }
});

it('is not made below a path, nor where the author has one', async () => {
  const site = { 'docs/index.md': '# Home\n', 'kettles.yaml': kettles };
  const below = await buildSite({
    ...site,
    'site.config.ts': config.replace("title: 'Case'", "title: 'Case',\n  baseUrl: '/b/'"),
  });
  expect([below.file(path), below.file('_headers')?.includes('api-catalog')]).toEqual([undefined, false]);
  const own = await buildSite({ ...site, 'site.config.ts': config, [join('static', path)]: '{"linkset":[]}' });
  expect(own.file(path)).toBe('{"linkset":[]}');
});
