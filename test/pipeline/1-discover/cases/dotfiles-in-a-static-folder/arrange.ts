// Names that begin with a dot: public ones, private ones, and what systems and editors leave behind.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const paths = [
  '.htaccess',
  'area/.htaccess',
  '.nojekyll',
  '.well-known/security.txt',
  '.well-known/.env',
  '.env',
  '.ssh/id_ed25519',
  '.npmrc',
  '.git/config',
  '.DS_Store',
  '._logo.png',
  'img/.gitkeep',
];

export async function arrange(root: string): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(root, 'static', path)), { recursive: true });
    await writeFile(join(root, 'static', path), `${path}\n`);
  }
}
