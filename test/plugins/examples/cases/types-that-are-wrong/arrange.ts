// Gives the site the TypeScript of this repository.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(process.cwd(), 'node_modules/typescript'), join(root, 'node_modules/typescript'));
}
