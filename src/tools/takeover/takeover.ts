// Migrates a site of another generator: writes a configuration next to its config, and lists what it could not convert.
import { access, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { makeFolders } from '#files/replace-file';
import { compareText } from '#model/place';
import { createDraft } from './draft.ts';
import type { Finding, OldSite, Takeover } from './old-site.ts';
import { writeConfig } from './write-config.ts';

export interface TakeoverRequest extends OldSite {
  readonly generator: Generator;
  readonly report: (finding: Finding) => void;
}

interface Reader {
  /** The names of its config, the first that exists is read. */
  readonly configs: readonly string[];
  /** False where the config cannot be read, which is reported. */
  read(file: string, takeover: Takeover): Promise<boolean>;
}

const readers: Readonly<Record<Generator, () => Promise<Reader>>> = {
  docusaurus: async () => {
    const { docusaurusConfigs, takeOverDocusaurus } = await import('./docusaurus/docusaurus.ts');
    return { configs: docusaurusConfigs, read: takeOverDocusaurus };
  },
  mkdocs: async () => {
    const { mkdocsConfigs, takeOverMkdocs } = await import('./mkdocs/mkdocs.ts');
    return { configs: mkdocsConfigs, read: takeOverMkdocs };
  },
  vitepress: async () => {
    const { takeOverVitepress, vitepressConfigs } = await import('./vitepress/vitepress.ts');
    return { configs: vitepressConfigs, read: takeOverVitepress };
  },
  starlight: async () => {
    const { starlightConfigs, takeOverStarlight } = await import('./starlight/starlight.ts');
    return { configs: starlightConfigs, read: takeOverStarlight };
  },
};

const ours = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `site.config.${extension}`);

/** Writes nothing where there is an error, and overwrites nothing. */
export async function takeOver({ generator, report, ...site }: TakeoverRequest): Promise<TakenOver> {
  const { root } = site;
  const refuse = (message: string, help: string): TakenOver => ({ from: undefined, written: [], refusal: { message, help } });
  const existing = await firstOf(root, ours);
  if (existing !== undefined) return refuse(`"${existing}" already exists and is not overwritten`, 'Move it, and try again.');
  const { configs, read } = await readers[generator]();
  const from = await firstOf(root, configs);
  if (from === undefined) return refuse(`there is no "${configs[0]}" in the folder`, helpFor(configs));

  const draft = createDraft();
  if (!(await read(from, { ...site, draft, find: report }))) return { from, written: [] };
  const about = `Taken over from ${from} by \`slodocs init --from ${generator}\`.`;
  const files = new Map([...draft.files, ['site.config.ts', writeConfig(draft.finished(), [about])]]);
  for (const path of files.keys()) {
    if (await exists(join(root, path)))
      return refuse(`"${path}" already exists and is not overwritten`, 'Move it, and try again.');
  }
  await writeAll(root, files);
  return { from, written: [...files.keys()].sort(compareText) };
}

/** All of them or, where the disk refuses one, none. */
async function writeAll(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const written: string[] = [];
  try {
    for (const [path, text] of files) {
      const made = makeFolders(dirname(join(root, path)));
      if (made !== undefined) written.push(relative(root, made));
      await writeFile(join(root, path), text, { flag: 'wx' });
      written.push(path);
    }
  } catch (refused) {
    for (const path of written) await rm(join(root, path), { force: true, recursive: true });
    throw refused;
  }
}

function helpFor(configs: readonly string[]): string {
  return `Give the folder that contains one of ${configs.map((name) => `"${name}"`).join(', ')}.`;
}

async function firstOf(root: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if (await exists(join(root, name))) return name;
  return undefined;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The generators whose sites can be taken over. */
export const generators = ['docusaurus', 'mkdocs', 'vitepress', 'starlight'] as const;

export type Generator = (typeof generators)[number];

interface Refusal {
  readonly message: string;
  readonly help: string;
}

export interface TakenOver {
  /** The config of the other generator, relative to the root; undefined where there is none. */
  readonly from: string | undefined;
  /** Paths of the files that were written, relative to the root, sorted. */
  readonly written: readonly string[];
  /** Why nothing was looked at. */
  readonly refusal?: Refusal;
}
