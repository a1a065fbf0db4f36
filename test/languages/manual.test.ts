// The manual's table of texts against the catalogue.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsTable } from './texts-table.ts';

test('the manual lists every text by its id', () => {
  expect(readFileSync('docs/languages.md', 'utf8')).toContain(`\n${textsTable()}\n`);
});
