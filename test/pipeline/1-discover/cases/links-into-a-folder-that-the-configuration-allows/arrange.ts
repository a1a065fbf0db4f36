// Links to what lies beside the site, in a folder that the configuration names.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const beside = join(root, '../beside');
  await mkdir(join(beside, 'folder'), { recursive: true });
  await mkdir(join(root, 'static'));
  await writeFile(join(beside, 'page.md'), '# Page\n');
  await writeFile(join(beside, 'folder/inner.md'), '# Inner\n');
  await writeFile(join(beside, 'key.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n');
  await symlink('../../beside/page.md', join(root, 'docs/page.md'));
  await symlink('../../beside/folder', join(root, 'docs/shared'));
  await symlink('../../beside/key.svg', join(root, 'docs/key.svg'));
  await symlink('../../beside/key.svg', join(root, 'static/key.svg'));
}
