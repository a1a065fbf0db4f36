// The TypeScript of the manual, compiled as its readers would: by the settings that it shows, against the types that the package has.
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import fastGlob from 'fast-glob';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliases } from '../../src/theme/theme.ts';

interface Fence {
  readonly language: string;
  readonly title: string | undefined;
  readonly text: string;
}

/** Fences with the name of a file. Those inside of other fences are what these show; an excerpt says that it is one. */
function fencesOf(page: string): readonly Fence[] {
  const fences = page.matchAll(/^([ \t]*)(`{3,})([\w-]*)(.*)\n([\s\S]*?)^\1\2`*[ \t]*$/gm);
  return [...fences].flatMap(([, indent = '', , language = '', meta = '', text = '']) => {
    const title = /title="([^"]+)"/.exec(meta)?.[1];
    return /\sexcerpt\b/.test(meta) ? [] : [{ language, title, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }];
  });
}

const components = [
  "import Tabs from '@theme/Tabs';",
  "import Link from '@docusaurus/Link';",
  "import styles from './card.module.css';",
  "import './site.css';",
  "import address from './logo.svg';",
  "import Part from './_part.mdx';",
  'export const sound = <Tabs groupId="os"><Link to="/a" className={styles["card"]}>{address}</Link><Part count={1} /></Tabs>;',
  'export const unsound = <Tabs groupid="os" />;',
];

let root: string;
let compiled: readonly string[];
/** By the first folder or file of their path. */
let faults: ReadonlyMap<string, readonly string[]>;

async function readOptions(): Promise<ts.CompilerOptions> {
  const written = fencesOf(await readFile('docs/install.md', 'utf8')).find(({ title }) => title === 'tsconfig.json')?.text;
  const { config, error } = ts.parseConfigFileTextToJson('tsconfig.json', written ?? '');
  const { options, errors } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root, join(root, 'tsconfig.json'));
  expect([error, ...errors]).toEqual([undefined]);
  expect(options.strict).toBe(true);
  return options;
}

/** Pages whose examples TypeScript refuses as well: what they show is a fault, or made for Docusaurus. */
const faulty: ReadonlySet<string> = new Set([
  'docs/diagnostics/discover/swizzled-ignored.md',
  'docs/diagnostics/plugin/hook-threw.md',
  'docs/diagnostics/render/module-failed.md',
]);

/** The files of a page in a folder of its own. Of the example of a diagnostic, what it becomes when it is mended is to be sound. */
async function writePage(page: string): Promise<readonly string[]> {
  const folder = join(root, page.replace(/\.mdx?$/, ''));
  const isMended = page.startsWith('docs/diagnostics/');
  const written = new Map<string, Fence>();
  for (const fence of fencesOf(await readFile(page, 'utf8'))) {
    if (fence.title === undefined || !/^(?:tsx?|jsx?|json)$/.test(fence.language)) continue;
    const other = written.has(fence.title) && !isMended ? `${written.size}-` : '';
    written.set(join(dirname(fence.title), other + basename(fence.title)), fence);
  }
  const files: string[] = [];
  for (const [title, { language, text }] of written) {
    const path = join(folder, title);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    if (language.startsWith('ts') && !faulty.has(page)) files.push(path);
  }
  return files;
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'slodocs-manual-')));
  await mkdir(join(root, 'node_modules/@types'), { recursive: true });
  await symlink(process.cwd(), join(root, 'node_modules/slodocs'));
  for (const name of ['vitest', '@types/mdast', '@types/react', '@types/node'])
    await symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name));
  const pages = await fastGlob(['README.md', 'docs/**/*.{md,mdx}'], { ignore: ['docs/build/**', 'docs/.slodocs/**'] });
  const files: string[] = [];
  for (const page of pages.sort()) files.push(...(await writePage(page)));
  const imports = Object.entries(aliases).flatMap(([specifier, names], index) =>
    names.map((name) => `export { ${name} as a${index}_${name} } from '${specifier}';\n`),
  );
  await writeFile(join(root, 'imports.ts'), imports.join(''));
  await writeFile(join(root, 'components.tsx'), components.join('\n'));
  compiled = [...files, join(root, 'imports.ts'), join(root, 'components.tsx')];
  const found = new Map<string, string[]>();
  for (const { file, start = 0, messageText } of ts.getPreEmitDiagnostics(ts.createProgram(compiled, await readOptions()))) {
    const path = file ? relative(root, file.fileName) : '';
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const top = path.split('/')[0] ?? '';
    found.set(top, [...(found.get(top) ?? []), `${path}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`]);
  }
  faults = found;
}, 120_000);

afterAll(() => rm(root, { recursive: true }));

describe('the types of the package', () => {
  it('accept the TypeScript of the manual', () => {
    expect(compiled.length).toBeGreaterThan(150);
    expect([...faults].filter(([top]) => top !== 'imports.ts' && top !== 'components.tsx')).toEqual([]);
  });

  it('know every module of the theme that content may import, and what it exports', () => {
    expect(faults.get('imports.ts')).toBeUndefined();
  });

  it('know the props of the components, stylesheets and files', () => {
    expect(faults.get('components.tsx')).toEqual([expect.stringMatching(/^components\.tsx:8 .*'groupid' does not exist/)]);
  });
});
