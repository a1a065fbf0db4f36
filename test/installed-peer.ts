// Finds the optional peer packages on this machine.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `SLODOCS_PEERS` names a `node_modules` folder besides our own: none of these packages is a dependency of ours. */
const folders = [process.env['SLODOCS_PEERS'], fileURLToPath(new URL('../node_modules', import.meta.url))];

/** The `node_modules` folder that holds a package; undefined where none does. */
export function peerFolder(name: string): string | undefined {
  return folders.find((folder) => folder !== undefined && existsSync(join(folder, name, 'package.json')));
}
