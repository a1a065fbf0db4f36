// Builds a folder in this process or in a separate one, and returns the outcome.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions, BuildResult, SiteSession, WhyResult, Work } from '../../../src/index.ts';
import { bin, run, snapshot } from '../../pipeline/6-emit/site-on-disk.ts';
import { type Tree, writeTree } from './tree.ts';

/** As built: what a site runs, workers included, is one slodocs. */
const face = (await import(/* @vite-ignore */ fileURLToPath(new URL('../../../dist/index.js', import.meta.url)))) as {
  build(options: BuildOptions): Promise<BuildResult>;
  openSession(options: BuildOptions): Promise<SiteSession | undefined>;
  explainPage(options: BuildOptions, target: string, from?: string): Promise<WhyResult>;
};

export interface Outcome {
  readonly ok: boolean;
  readonly exit?: number | null;
  /** As they are printed for programs. */
  readonly diagnostics: unknown;
  readonly work?: Work;
}

export type Builder = (root: string, concurrency: number) => Promise<Outcome>;

export async function buildHere(root: string, concurrency: number): Promise<Outcome> {
  const { ok, diagnostics, work } = await face.build({ root, concurrency });
  return { ok, diagnostics: withoutFolder(diagnostics, root), work };
}

/** A site that stays open between its builds. */
export async function openHere(
  root: string,
  concurrency: number,
): Promise<{ readonly session: SiteSession; build(): Promise<Outcome> }> {
  const session = await face.openSession({ root, concurrency });
  if (!session) throw new Error(`no configuration was found in ${root}`);
  return {
    session,
    async build() {
      const { ok, diagnostics, work } = await session.build();
      return { ok, diagnostics: withoutFolder(diagnostics, root), work };
    },
  };
}

export function explain(root: string, target: string): Promise<WhyResult> {
  return face.explainPage({ root, concurrency: 1 }, target, root);
}

export async function buildInProcess(root: string, concurrency: number): Promise<Outcome> {
  const args = [bin, 'build', root, '--format', 'json', '--concurrency', String(concurrency)];
  const { code, printed } = await run(process.execPath, args, { cwd: root });
  if (code !== 0 && code !== 1 && code !== 2) throw new Error(`a build ended with ${code}: ${printed}`);
  return { ok: code === 0, exit: code, diagnostics: (JSON.parse(printed) as { diagnostics: unknown }).diagnostics };
}

function withoutFolder(diagnostics: unknown, root: string): unknown {
  return JSON.parse(JSON.stringify(diagnostics).replaceAll(root, '<root>'));
}

/** The bytes of the output, by path. Folders count. */
export function outputOf(root: string): Promise<Readonly<Record<string, string>>> {
  return snapshot(join(root, 'build'));
}

/** Builds a tree in a folder where nothing was built before. */
export async function buildCold(tree: Tree, build: Builder = buildHere, concurrency = 1) {
  return inFolder('slodocs-cold-', async (root) => {
    writeTree(root, tree);
    const outcome = await build(root, concurrency);
    return { outcome, output: await outputOf(root) };
  });
}

/** Gives the work a folder that lives as long as it. */
export async function inFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
