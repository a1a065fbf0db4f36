// Looks for what is optional: sharp, Mermaid, and a Chromium.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import type { Finding } from '#model/doctor';
import { findBrowser } from '../../plugins/mermaid/find-programs.ts';
import { missing, ok, reasonOf, warning } from './finding.ts';
import type { Program } from './program.ts';
import { satisfies, versionFrom } from './versions.ts';

const uses: Readonly<Record<string, string>> = {
  sharp: 'smaller copies of images and social cards',
  mermaid: 'diagrams',
};

export async function examinePeers({ folder, peers }: Program, root: string | undefined): Promise<readonly Finding[]> {
  return Promise.all(Object.entries(peers).map(([name, range]) => examinePeer(name, range, root ?? folder)));
}

async function examinePeer(name: string, range: string, from: string): Promise<Finding> {
  const use = uses[name] ?? 'some features';
  const version = versionFrom(from, name);
  const install = `Install it in the site: \`npm install --save-dev ${name}@${range}\`.`;
  if (version === undefined) return missing(name, `it is not installed, and only needed for ${use}`, install);
  if (!satisfies(version, range)) return warning(name, `${version} is installed, and slodocs works with ${range}`, install);
  if (name !== 'sharp') return ok(name, `${version}, for ${use}`);
  try {
    await import(pathToFileURL(createRequire(join(from, 'package.json')).resolve(name)).href);
    return ok(name, `${version}, for ${use}`);
  } catch (thrown) {
    const remedy = 'Install it again on this machine, without omitting optional dependencies.';
    return warning(name, `${version} is installed, and cannot be loaded: ${reasonOf(thrown)}`, remedy);
  }
}

export async function examineBrowser(chosen: string | undefined): Promise<Finding> {
  const glob = (pattern: string | readonly string[]): Promise<string[]> =>
    fastGlob(typeof pattern === 'string' ? pattern : [...pattern], { cwd: '/', suppressErrors: true });
  const program = await findBrowser({ root: '/', glob }, chosen);
  const use = '`slodocs verify` and diagrams';
  if (program !== undefined) return ok('Chromium', `${program}, for ${use}`);
  const message = chosen === undefined ? 'it is not found' : `there is no "${chosen}"`;
  return missing(
    'Chromium',
    `${message}, and only needed for ${use}`,
    'Install Chromium or Google Chrome: on Debian and Ubuntu, `apt-get install chromium`.',
  );
}
