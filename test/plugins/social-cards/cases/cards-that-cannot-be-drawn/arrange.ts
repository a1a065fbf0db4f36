import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The package is there, as on a machine for which it brings no program. */
export async function arrange(root: string): Promise<void> {
  const folder = join(root, 'node_modules/sharp');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "sharp", "version": "0.35.0", "main": "index.js" }');
  await writeFile(join(folder, 'index.js'), 'throw new Error("Could not load the sharp module for this machine\\nHelp follows");');
}
