// Measures builds of API pages from a generated specification: cold, unchanged, and after an edit of one operation.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { build } from '../dist/index.js';
import { specification } from './openapi-spec.mjs';

const { values } = parseArgs({ options: { operations: { type: 'string', default: '450' } } });
const operations = Number(values.operations);
const root = mkdtempSync(join(tmpdir(), 'slodocs-bench-openapi-'));

const config = `import { defineConfig } from 'slodocs';
import { openapi } from 'slodocs/plugins';

export default defineConfig({
  title: 'Bench', url: 'https://bench.example', docs: [{ routeBasePath: '/' }], preset: { 'git-dates': false },
  plugins: [openapi({ specs: [{ file: 'specs/api.yaml', path: 'api' }] })],
});
`;

async function timed(name) {
  const start = performance.now();
  const { work, diagnostics } = await build({ root });
  const time = ((performance.now() - start) / 1000).toFixed(2);
  if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics.slice(0, 3)));
  console.log(`${name}: ${time} s, ${work.parsed.length} parsed, ${work.rendered.length} rendered`);
  return work;
}

try {
  mkdirSync(join(root, 'specs'));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/index.md'), '# Home\n');
  writeFileSync(join(root, 'site.config.ts'), config);
  const text = specification(operations);
  writeFileSync(join(root, 'specs/api.yaml'), text);
  console.log(`${operations} operations, ${(text.length / 1000).toFixed(0)} kB`);
  await timed('cold');
  const html = join(root, 'build/api/get-resource7/index.html');
  console.log(`the page of an operation: ${(statSync(html).size / 1000).toFixed(1)} kB`);
  await timed('nothing changed');
  writeFileSync(join(root, 'specs/api.yaml'), text.replace('Returns the resource 7.', 'Returns the seventh resource.'));
  const { rendered } = await timed('one description edited');
  console.log(`  ${rendered.join(', ')}`);
  writeFileSync(
    join(root, 'specs/api.yaml'),
    text.replace('summary: Get the resource 7\n', 'summary: Get the seventh resource\n'),
  );
  await timed('one title edited');
  writeFileSync(join(root, 'specs/api.yaml'), text.replace('Returns the resource 7.', 'Returns it.\n\n        In one piece.'));
  await timed('lines added to one description');
  if (readFileSync(html, 'utf8').includes('In one piece.') === false) throw new Error('the edit is not on the page');
} finally {
  rmSync(root, { recursive: true, force: true });
}
