// Examines Node.js, slodocs itself, and packages with native programs for this platform.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finding, missing, ok, reasonOf, warning } from './finding.ts';

/** The running slodocs, as its package.json describes it. */
export interface Program {
  /** Its folder, absolute. */
  readonly folder: string;
  readonly version: string;
  readonly node: string;
  /** Ranges of optional packages, by name. */
  readonly peers: Readonly<Record<string, string>>;
}

const reinstall =
  'Reinstall on this machine with `npm ci`. Packages for its platform are optional dependencies, so do not omit them.';

export async function examineProgram(program: Program, root: string | undefined): Promise<readonly Finding[]> {
  return [
    examineNode(program),
    ok('slodocs', `${program.version} in ${program.folder}`),
    examineReact(program, root),
    await examineEsbuild(),
    await examineParser(),
  ];
}

function examineNode({ node }: Program): Finding {
  const { version } = process;
  if (satisfies(version.slice(1), node)) return ok('Node.js', `${version} on ${process.platform} ${process.arch}`);
  return missing('Node.js', `${version} is too old`, `Install Node.js ${node.replace('>=', '')} or later.`, { blocks: true });
}

/** Pages are rendered with the React of slodocs: another one in the site serves its editor alone. */
function examineReact({ folder }: Program, root: string | undefined): Finding {
  const [react, dom] = ['react', 'react-dom'].map((name) => versionFrom(folder, name));
  const repair = 'Reinstall with `npm ci`.';
  if (react === undefined || dom === undefined)
    return missing('React', 'react or react-dom is not installed', repair, { blocks: true });
  if (react !== dom)
    return missing('React', `react ${react} and react-dom ${dom} have different versions`, repair, { blocks: true });
  const own = root === undefined ? undefined : versionFrom(root, 'react');
  if (own === undefined || own === react) return ok('React', `${react}, the only one`);
  return warning(
    'React',
    `slodocs renders with ${react}, but the site also has ${own}`,
    `Install \`react@${react}\` in the site, or remove it: components use the React of slodocs, and editors should show its types.`,
  );
}

async function examineEsbuild(): Promise<Finding> {
  try {
    const esbuild = await import('esbuild');
    await esbuild.transform('let a: 1', { loader: 'ts' });
    await esbuild.stop();
    return ok('esbuild', `${esbuild.version}, its program for ${process.platform} ${process.arch} runs`);
  } catch (thrown) {
    return missing('esbuild', `it does not run: ${reasonOf(thrown)}`, reinstall, { blocks: true });
  }
}

async function examineParser(): Promise<Finding> {
  try {
    await import('satteri');
    return ok('native parser', 'content is parsed by native code');
  } catch (thrown) {
    return warning('native parser', `it cannot be loaded, so first builds are slower: ${reasonOf(thrown)}`, reinstall);
  }
}

/** As Node finds the package from a folder. Not all packages export their package.json. */
export function versionFrom(start: string, name: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    try {
      const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return (JSON.parse(text) as { version?: string }).version;
    } catch {
      if (dirname(folder) === folder) return undefined;
    }
  }
}

/** True for a range of another form, which nobody here can judge. */
export function satisfies(version: string, range: string): boolean {
  const [, sign = '', wanted = ''] = /^(>=|\^|)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (wanted === '') return true;
  const [have, want] = [parts(version), parts(wanted)];
  const at = want.findIndex((part, index) => part !== have[index]);
  const isLater = at === -1 || (have[at] ?? 0) > (want[at] ?? 0);
  if (sign === '') return at === -1;
  if (sign === '>=') return isLater;
  // A caret keeps the first number that is not zero.
  const kept = want.findIndex((part) => part !== 0);
  return isLater && want.slice(0, kept + 1).every((part, index) => part === have[index]);
}

function parts(version: string): readonly number[] {
  const [core = ''] = version.split('-');
  return core.split('.').map(Number);
}
