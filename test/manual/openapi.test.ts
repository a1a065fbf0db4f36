// The example of an API in several languages, built as the page about API pages shows it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSite } from '../pipeline/built-site.ts';
import { exampleOf } from './examples.ts';

const page = readFileSync('docs/openapi.md', 'utf8');
const ofLanguages = exampleOf(page.slice(page.indexOf('{#languages}')));
const safety = { 'docs/index.md': '# Kettles\n', 'docs/safety.md': '# Safety\n' };

test('an overlay translates what it names', async () => {
  const specification = { 'specs/kettles.yaml': exampleOf(page).files['specs/kettles.yaml'] ?? '' };
  const { 'site.config.ts': config = '', ...overlays } = ofLanguages.files;
  // There is no repository.
  const undated = { 'site.config.ts': config.replace('  docs:', "  preset: { 'git-dates': false },\n  docs:") };
  const { page: shown } = await buildSite({ ...safety, ...specification, ...overlays, ...undated });
  const german = shown('de/api/kettles/boil-water');
  for (const text of ['Wasser kochen', 'Der Name des Kochers.', 'Die Temperatur in Grad Celsius.', 'href="/de/safety"']) {
    expect(german).toContain(text);
  }
  expect(german).toContain('The kettle is heating.');
  expect(german).toContain('hreflang="en" href="https://kettles.example/api/kettles/boil-water"');
  expect(shown('de/api/kettles')).toContain('Kocht Wasser von überall.');
  expect(shown('fr/api/kettles/boil-water')).not.toContain('hreflang="de" href');
});
