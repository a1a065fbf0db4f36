// Reads a specification by others, which is complete and sound.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { corpora } from '../../../corpora/corpus.ts';
import { readSound } from './read-texts.ts';

const file = join(corpora, 'openapi/petstore-3.1.yaml');

test.skipIf(!existsSync(file))('the pet store in OpenAPI 3.1 (SLODOCS_CORPORA)', async () => {
  const api = await readSound({ 'petstore.yaml': await readFile(file, 'utf8') });
  expect(api.format).toBe('3.1');
  expect(api.operations).toHaveLength(21);
  expect(api.webhooks).toHaveLength(1);
  expect(new Set(api.operations.map(({ pointer }) => pointer)).size).toBe(21);
  for (const { responses, path } of api.operations) expect(responses.length, path).toBeGreaterThan(0);
});
