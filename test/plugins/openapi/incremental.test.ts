// What an edit of a specification parses and renders again, and how large pages are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specification } from '../../../bench/openapi-spec.mjs';
import { build } from '../../../src/index.ts';
import { buildSite, temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { apiConfig, kettles } from './api-site.ts';

const config = apiConfig("[{ file: 'specs/api.yaml', path: 'api' }]");

deepTest(
  'one operation is parsed, and rendered with the index that describes it, even if lines are added',
  {
    timeout: 60_000,
  },
  async () => {
    const text = specification(22);
    const root = temporarySite({ 'docs/index.md': '# Home\n', 'specs/api.yaml': text, 'site.config.ts': config });
    const run = async (edited: string) => {
      writeFileSync(join(root, 'specs/api.yaml'), edited);
      const { diagnostics, work } = await build({ root });
      expect(diagnostics).toEqual([]);
      return { parsed: [...work.parsed], rendered: [...work.rendered].sort() };
    };
    expect((await run(text)).parsed).toHaveLength(24);
    const one = { parsed: ['docs/api/get-resource7.md'], rendered: ['/api/get-resource7', '/category/api/tag-7'] };
    expect(await run(text.replace('Returns the resource 7.', 'Returns the seventh.'))).toEqual(one);
    expect(await run(text.replace('Returns the resource 7.', 'Returns it.\n\n        In one piece.'))).toEqual(one);
    expect(readFileSync(join(root, 'build/api/get-resource7/index.html'), 'utf8')).toContain('In one piece.');

    // Faults stand where the operations have moved to.
    const moved = text
      .replace('Returns the resource 7.', 'Returns it.\n\n        In one piece.')
      .replace('Returns the resource 9.', '[It](./no.md)');
    writeFileSync(join(root, 'specs/api.yaml'), moved);
    const line = moved.split('\n').findIndex((one: string) => one.includes('./no.md')) + 1;
    expect((await build({ root })).diagnostics).toMatchObject([
      { code: 'resolve/broken-link', place: { file: 'specs/api.yaml', start: { line, column: 14 } } },
    ]);
  },
);

deepTest('a page does not grow with the specification', { timeout: 60_000 }, async () => {
  const sizes = await Promise.all(
    [22, 42].map(async (count) => {
      const { file } = await buildSite({
        'docs/index.md': '# Home\n',
        'specs/api.yaml': specification(count),
        'site.config.ts': config,
      });
      return (file('api/get-resource7/index.html') ?? '').length;
    }),
  );
  // Its tag has more operations in the sidebar: two instead of one.
  expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThan(1500);
});

it('parts of pages are replaced by components of the site', async () => {
  const { page } = await buildSite({
    'docs/index.md': '# Home\n',
    'specs/kettles.yaml': kettles,
    'site/Endpoint.tsx': 'export default ({ method, path }) => <p className="own">{method} to {path}</p>;\n',
    'site.config.ts': apiConfig("[{ file: 'specs/kettles.yaml', path: 'api/kettles' }]").replace(
      '  docs:',
      "  theme: { components: { ApiEndpoint: './site/Endpoint.tsx' } },\n  docs:",
    ),
  });
  expect(page('api/kettles/boil-water')).toContain('<p class="own">POST to /kettles/{id}/boil</p>');
});
