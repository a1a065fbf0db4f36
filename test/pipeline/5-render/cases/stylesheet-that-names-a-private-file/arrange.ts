// An image that is a link to what lies beside the site, and one in a folder whose name begins with a dot.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>\n';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, '../beside'), { recursive: true });
  await mkdir(join(root, '.private'));
  await writeFile(join(root, '../beside/key.svg'), dot);
  await writeFile(join(root, '.private/dot.svg'), dot);
  await symlink('../../beside/key.svg', join(root, 'docs/key.svg'));
}
