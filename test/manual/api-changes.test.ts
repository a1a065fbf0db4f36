// The page about changes of an API, held against what the program prints for the specifications that it shows.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeCodes } from '../../src/plugins/openapi/changes/change.ts';
import { slodocs } from '../cli/in-process.ts';
import { inFolder } from '../session/incremental/builds.ts';
import { exampleOf } from './examples.ts';

const page = readFileSync('docs/api-changes.md', 'utf8');
const { files } = exampleOf(page);

function printed(language: string): string {
  return new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? '';
}

test.each([
  ['text', []],
  ['md', ['--format', 'markdown']],
])('prints what it shows as %s', async (language, flags) => {
  await inFolder('slodocs-manual-', async (root) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
    const ended = await slodocs(root, 'openapi', 'diff', 'old.yaml', 'new.yaml', ...flags);
    expect(ended).toMatchObject({ code: 0, printed: printed(language) });
  });
});

test('lists all codes', () => {
  const codes = [...page.slice(page.indexOf('\n## Codes')).matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);
  expect(codes.sort()).toEqual([...changeCodes]);
});
