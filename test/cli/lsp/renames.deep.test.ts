// Renames headings, pages, folders and tags of real sites as an editor does: every link stays valid, and nothing else changes.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { bin, put, run } from '../../pipeline/6-emit/site-on-disk.ts';
import { scriptRuns } from '../../property-runs.ts';
import { type Random, seeded } from '../../seeded-faults/random.ts';
import { readTree } from '../../session/incremental/tree.ts';
import { type LanguageClient, startClient } from './language-client.ts';
import { realSites } from './real-sites.ts';

type Texts = ReadonlyMap<string, string>;
const isPage = (path: string): boolean => /^(?:docs|content)\/.*\.mdx?$/.test(path) && !/\/_|versioned/.test(path);

interface Rename {
  readonly edit: WorkspaceEdit | null;
  readonly moves: readonly (readonly [string, string])[];
}

/** Undefined where the site has nothing of the kind. */
const renames: Readonly<Record<string, (client: LanguageClient, texts: Texts, random: Random) => Promise<Rename | undefined>>> = {
  async heading(client, texts, random) {
    const file = random.pick([...texts.keys()].filter((path) => isPage(path) && /^## \w/m.test(texts.get(path) ?? '')));
    const lines = (texts.get(file) ?? '').split('\n');
    const line = lines.findIndex((one) => /^## \w/.test(one));
    const asked = {
      textDocument: { uri: client.uri(file) },
      position: { line, character: 4 },
      newName: `renamed-${random.below(1e6)}`,
    };
    return { edit: await client.ask('textDocument/rename', asked), moves: [] };
  },
  async page(client, texts, random) {
    const from = random.pick([...texts.keys()].filter(isPage));
    return moved(client, from, from.replace(/[^/]*(?=\.mdx?$)/, `renamed-${random.below(1e6)}`));
  },
  async folder(client, texts, random) {
    const folders = [...new Set([...texts.keys()].filter(isPage).map(dirname))].filter((path) => path.includes('/'));
    if (folders.length === 0) return undefined;
    const from = random.pick(folders);
    return moved(client, from, `${dirname(from)}/renamed-${random.below(1e6)}`);
  },
  async tag(client, texts, random) {
    const tagged = [...texts].filter(([path, text]) => isPage(path) && /^tags: \[\w/m.test(text));
    if (tagged.length === 0) return undefined;
    const [file, text] = random.pick(tagged);
    const line = text.split('\n').findIndex((one) => one.startsWith('tags: ['));
    const asked = {
      textDocument: { uri: client.uri(file) },
      position: { line, character: 8 },
      newName: `renamed-${random.below(1e6)}`,
    };
    return { edit: await client.ask('textDocument/rename', asked), moves: [] };
  },
};

async function moved(client: LanguageClient, from: string, to: string): Promise<Rename> {
  const files = [{ oldUri: client.uri(from), newUri: client.uri(to) }];
  return { edit: await client.ask('workspace/willRenameFiles', { files }), moves: [[from, to]] };
}

/** Of links and addresses, as `slodocs mv` counts them. Search tests name pages by addresses, and are left to their author. */
async function faults(root: string): Promise<readonly string[]> {
  // The server may hold the lock for a moment, which is said first.
  const { printed } = await run(process.execPath, [bin, 'check', root, '--format', 'json'], { cwd: root });
  const { diagnostics } = JSON.parse(printed.slice(printed.indexOf('{'))) as {
    diagnostics: { code: string; severity: string }[];
  };
  return diagnostics
    .filter(({ code, severity }) => severity !== 'info' && /^(?:resolve|render)\//.test(code))
    .map(({ code }) => code)
    .sort();
}

/** The faults that a message of the server announces: links that components make. */
function linksTold(message: string): readonly string[] {
  const told = / links to .*? which moves(?:, and so do (\d+) more)?:/.exec(message);
  return told ? Array.from({ length: 1 + Number(told[1] ?? 0) }, () => 'render/broken-link') : [];
}

test.each(['jest', 'ours'])('%s', { timeout: 3_600_000 }, async (name) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'slodocs-renames-'));
  // After the server has ended: what is registered last comes first.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [first, own] = ['first', 'own'].map((part) => join(folder, part)) as [string, string];
  mkdirSync(first);
  if ((await realSites[name]?.(first)) === undefined) return;
  // The cache changes while it is read.
  const sources = (root: string): Texts => readTree(root, ['node_modules/**', '.slodocs/**', 'build/**']);
  const before = await faults(first);
  const refusals: string[] = [];
  let done = 0;
  let told = 0;
  cpSync(first, own, { recursive: true, verbatimSymlinks: true });
  const client = await startClient(own);
  for (let n = 0; done < scriptRuns(25, 25); n++) {
    const random = seeded(17 * n + 5);
    const kind = Object.keys(renames)[n % 4] as string;
    const texts = sources(own);
    const made = await renames[kind]?.(client, texts, random).catch(
      (thrown: Error) => void refusals.push(`${kind}: ${thrown.message}`),
    );
    if (!made) continue;
    const refused = client.shown.slice(told).find((message) => message.startsWith('Links are not updated'));
    if (refused !== undefined) {
      // The editor would move it all the same: whoever reads the message takes it back.
      expect(made.edit).toBeNull();
      refusals.push(`${kind}: ${refused}`);
      told = client.shown.length;
      continue;
    }
    const { texts: after, moves } = client.applied(made.edit ?? {});
    put(own, after);
    const all = [...made.moves, ...moves];
    for (const [from, to] of all) renameSync(join(own, from), join(own, to));
    client.wrote(...Object.keys(after), ...all.flat(), ...all.flat().map(dirname));
    const announced = client.shown.slice(told).flatMap(linksTold);
    told = client.shown.length;
    expect(await faults(own), `${kind} ${JSON.stringify(made.moves)}`).toEqual([...before, ...announced].sort());
    const newPath = (path: string): string => {
      const move = all.find(([from]) => path === from || path.startsWith(`${from}/`));
      return move ? move[1] + path.slice(move[0].length) : path;
    };
    const wanted = new Map([...texts].map(([path, text]) => [newPath(path), after[path] ?? text]));
    expect([...sources(own)].filter(([path, text]) => wanted.get(path) !== text).map(([path]) => path)).toEqual([]);
    expect(sources(own).size).toBe(texts.size);
    done++;
    if (announced.length === 0) continue;
    // Code that composes addresses is changed by hand: here, the author changes their mind.
    for (const [from, to] of all) renameSync(join(own, to), join(own, from));
    put(own, Object.fromEntries(texts));
    client.wrote(...Object.keys(after), ...all.flat(), ...all.flat().map(dirname));
    expect(await faults(own)).toEqual(before);
  }
  process.stdout.write(`${name}: ${done} renames, refused: ${JSON.stringify(refusals)}, said: ${JSON.stringify(client.shown)}\n`);
});
