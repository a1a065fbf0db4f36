// Answers how to install slodocs in a new site until it is on npm.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { version } from '#index';
import { shellPath } from '#kit/print/texts';
import { UsageError } from '../exit-codes.ts';

/** Until the release: whoever registers the name first would be installed. */
export const unreleased = 'it is not on npm yet, so install the packed file';

/** Run it in the new site. The packed file is looked for where the command runs and one folder up. */
export function installPacked(root: string, cwd: string): string {
  const name = `slodocs-${version}.tgz`;
  const folder = [cwd, dirname(cwd)].find((one) => existsSync(join(one, name)));
  const path = relative(root, join(folder ?? root, name))
    .split(sep)
    .join('/');
  return `npm install --save-dev ${shellPath(path.startsWith('../') ? path : `./${path}`)}`;
}

/** False where npm would ask the registry for slodocs. */
export function canInstall(root: string, asked: string | undefined): boolean {
  return asked !== undefined || dependsOnSlodocs(root);
}

/** Call it before anything is written. */
export function refuseInstall(root: string, cwd: string): never {
  throw new UsageError(
    `--install cannot install slodocs ${version}: ${unreleased}`,
    `Leave out --install, and run \`${installPacked(root, cwd)}\` in the new site, or name the packed file with --package.`,
  );
}

/** An invalid package.json is reported when the site is written. */
function dependsOnSlodocs(root: string): boolean {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8').replace(/^\uFEFF/, ''));
    const entry = dependencies?.slodocs ?? devDependencies?.slodocs;
    return entry !== undefined && entry !== version;
  } catch {
    return false;
  }
}
