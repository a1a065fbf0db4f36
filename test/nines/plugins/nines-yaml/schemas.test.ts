// Holds the schemas of Nines against the schema of schemas: the plugin itself takes them as they are.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fastGlob from 'fast-glob';
import { expect, test } from 'vitest';
import { sources } from '../../../../site/plugins/nines-yaml/sources.ts';

const folder = fileURLToPath(new URL('../../../../site/schemas', import.meta.url));
const paths = (await fastGlob('**/*.json', { cwd: folder })).sort();

async function readSchema(path: string): Promise<{ readonly $id: string; readonly $defs?: Readonly<Record<string, unknown>> }> {
  return JSON.parse(await readFile(join(folder, path), 'utf8'));
}

test.each(paths)('%s is a schema, and its id ends with its path', async (path) => {
  const schema = await readSchema(path);
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
  expect(schema.$id).toBe(`https://docs.nines.example/schemas/${path}`);
});

test('each source has a schema and limits, 20 of them a direct connection', async () => {
  const ofSources = paths.filter((path) => path.startsWith('sources/'));
  const direct = await Promise.all(ofSources.map(async (path) => 'direct' in ((await readSchema(path)).$defs ?? {})));
  expect(ofSources).toHaveLength(28);
  expect(Object.keys(sources)).toHaveLength(28);
  expect(direct.filter(Boolean)).toHaveLength(20);
});
