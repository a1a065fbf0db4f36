// Random edits of sites that others have written, and of ours, that are not saved: the server finds what a check of the saved texts finds.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bin, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { scriptRuns } from '../../property-runs.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { realEdits } from '../../session/incremental/edits/real-files.ts';
import { readTree, type Tree, writeTree } from '../../session/incremental/tree.ts';
import { startClient } from './language-client.ts';
import { realSites } from './real-sites.ts';

const isEdited = (path: string): boolean => !/node_modules\/|\.slodocs\//.test(path) && /\.(?:mdx?|ya?ml|json)$/.test(path);
/** Edits of texts that are open: others need the disk. */
const kinds = Object.keys(realEdits).filter((kind) => !/page (?:more|less|renamed)|changed places|component|style/.test(kind));

async function checked(root: string): Promise<unknown> {
  const { printed } = await run(process.execPath, [bin, 'check', root, '--format', 'json'], { cwd: root });
  return (JSON.parse(printed.slice(printed.indexOf('{'))) as { diagnostics: unknown }).diagnostics;
}

test.each(Object.keys(realSites))('%s', { timeout: 3_600_000 }, async (name) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'slodocs-lsp-'));
  // After the server has ended: what is registered last comes first.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [unsaved, saved] = ['unsaved', 'saved'].map((part) => join(folder, part)) as [string, string];
  mkdirSync(unsaved);
  const root = await realSites[name]?.(unsaved);
  if (root === undefined) return;
  const at = root.slice(unsaved.length);
  cpSync(unsaved, saved, { recursive: true, verbatimSymlinks: true });
  const first: Tree = new Map([...readTree(root)].filter(([path]) => isEdited(path)));
  const client = await startClient(root);
  const some = [...first.keys()].find((path) => path.endsWith('.md')) ?? '';
  const compare = async (when: string): Promise<void> => {
    const [found, wanted] = [await client.check(some), await checked(saved + at)];
    expect(found, when).toEqual(wanted);
    expect(JSON.stringify(found), when).toBe(JSON.stringify(wanted));
  };
  await compare('unedited');
  let standing = first;
  const edits = scriptRuns(50, 50);
  for (let n = 0; n < edits; n++) {
    const random = seeded(11 * n + 3);
    const kind = random.pick(kinds);
    const texts = new Map(n % 2 === 0 ? first : standing);
    realEdits[kind]?.(texts, random);
    for (const [path, text] of texts) {
      if (text === standing.get(path)) continue;
      if (text === first.get(path)) client.close(path);
      else client.open(path, text);
    }
    writeTree(saved + at, texts, standing);
    standing = texts;
    await compare(`edit ${n + 1}, ${kind}`);
  }
  process.stdout.write(`${name}: ${edits} edits\n`);
  expect(await client.end()).toBe(0);
});
