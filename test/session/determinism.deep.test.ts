// Sites built in processes of their own, in one process after another and at once: the bytes are the same.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configText, writeSite } from '../pipeline/built-site.ts';
import { deepTest, isThorough } from '../property-runs.ts';
import { randomSite } from './incremental/random-site.ts';
import { writeTree } from './incremental/tree.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-same-')));
  if (isThorough()) {
    for (const part of ['content', 'site', 'site.config.ts'])
      cpSync(join(repository, part), join(folder, 'large', part), { recursive: true });
    // Its plugins import packages.
    symlinkSync(join(repository, 'node_modules'), join(folder, 'large', 'node_modules'));
  } else writeTree(join(folder, 'large'), randomSite({ pages: 20, seed: 5, versions: true, languages: 'absent' }));
  writeSite(join(folder, 'small'), small);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const component = `import { useId, useState } from 'react';

export default function Counter({ from }: { from: number }) {
  const [count] = useState(() => from + 1);
  return <output id={useId()}>count is {count}</output>;
}
`;

const page = (at: number): string =>
  `import Counter from '@site/Counter.tsx';\nimport Note from './_note.mdx';\n\n# Page ${at}\n\n:::tip Title ${at}\n\nText.\n\n:::\n\n<Counter from={${at}} />\n\n<Note />\n\n\`\`\`${['js', 'yaml', 'rust', 'html', 'nix'][at % 5]}\nconst a = '${at}';\n\`\`\`\n\n[next](./page-${(at + 1) % 30}.mdx) ![picture](./picture.svg)\n`;

const small = {
  'site.config.ts': configText("  baseUrl: '/small/',\n  trailingSlash: false,\n"),
  'Counter.tsx': component,
  'docs/_note.mdx': "import Counter from '@site/Counter';\n\nA note: <Counter from={0} />\n",
  'docs/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`docs/page-${at}.mdx`, page(at)])),
};

/** The bytes of an output folder, as one hash a file. */
async function bytesOf(outDir: string): Promise<Record<string, string>> {
  const paths = await fastGlob('**/*', { cwd: outDir, dot: true });
  return Object.fromEntries(
    paths.sort().map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(outDir, path)))
        .digest('hex'),
    ]),
  );
}

/** Builds a site in a process of its own, with a cache of its own. */
async function buildAlone(site: string, name: string, ...options: string[]): Promise<Record<string, string>> {
  const outDir = join(folder, 'out', name);
  const root = join(folder, site);
  await run(process.execPath, [join(repository, 'bin/slodocs.js'), 'build', root, '--out-dir', outDir, '--no-cache', ...options]);
  return bytesOf(outDir);
}

/** Runs statements in a process that has `build`, which builds a site into a folder. */
async function inOneProcess(statements: string): Promise<void> {
  const index = pathToFileURL(join(repository, 'dist/index.js')).href;
  const program = `import { build as run } from ${JSON.stringify(index)};
const build = async (site, name) => {
  const { ok, diagnostics } = await run({ root: ${JSON.stringify(folder)} + '/' + site, outDir: ${JSON.stringify(folder)} + '/out/' + name, cache: false });
  if (!ok) throw new Error(JSON.stringify(diagnostics));
};
${statements}`;
  await run(process.execPath, ['--input-type=module', '--eval', program]);
}

describe('the bytes of a site', () => {
  let four: Readonly<Record<string, string>> | undefined;

  it('are the same in every build, however many pages are worked on at once', async () => {
    const one = await buildAlone('small', 'one', '--concurrency', '1');
    // One of them is the list of the others.
    expect(Object.keys(one)).toHaveLength(107);
    expect(readFileSync(join(folder, 'out/one/docs/page-7.html'), 'utf8')).toMatch(
      /<output id="[^"]+">count is <!-- -->8<\/output>/,
    );
    four = await buildAlone('small', 'four', '--concurrency', '4');
    expect(four).toEqual(one);
    if (isThorough()) expect(await buildAlone('small', 'again', '--concurrency', '4')).toEqual(one);
  });

  // Cold builds of a site with versions, posts and plugins; in the deep run, of the documentation of Nines, with its own plugins.
  deepTest('are the same in a process that builds another site before, after and meanwhile', { timeout: 300_000 }, async () => {
    const small = four ?? (await buildAlone('small', 'small'));
    const large = await buildAlone('large', 'large');
    const first = isThorough() ? `await build('small', 'small-first');` : '';
    await inOneProcess(
      `${first} await build('large', 'large-then'); await build('small', 'small-last');
await Promise.all([build('large', 'large-meanwhile'), build('small', 'small-meanwhile')]);`,
    );
    const ofSmall = ['small-last', 'small-meanwhile', ...(isThorough() ? ['small-first'] : [])];
    for (const name of ofSmall) expect(await bytesOf(join(folder, 'out', name)), name).toEqual(small);
    for (const name of ['large-then', 'large-meanwhile']) expect(await bytesOf(join(folder, 'out', name)), name).toEqual(large);
  });
});
