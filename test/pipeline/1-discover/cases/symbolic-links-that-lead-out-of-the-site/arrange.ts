// Pages, folders, data and static files that are links to what lies beside the site, and one to what is private in it.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const beside = join(root, '../beside');
  await mkdir(join(beside, 'folder'), { recursive: true });
  for (const name of ['page.md', 'category.yml', 'key.png', 'folder/inner.md']) await writeFile(join(beside, name), 'label: secret\n');
  await writeFile(join(root, '.env'), 'TOKEN=secret\n');
  await mkdir(join(root, 'docs/guides'));
  await mkdir(join(root, 'static'));
  await writeFile(join(root, 'docs/guides/a.md'), '# A\n');
  const links = {
    'docs/secret.md': '../../beside/page.md',
    'docs/folder': '../../beside/folder',
    'docs/key.png': '../../beside/key.png',
    'docs/unused.png': '../../beside/key.png',
    'docs/pinned.txt': '../.env',
    'docs/environment.md': '../.env',
    'docs/guides/_category_.yml': '../../../beside/category.yml',
    'static/key.png': '../../beside/key.png',
    'static/folder': '../../beside/folder',
    'static/environment.txt': '../.env',
  };
  for (const [path, target] of Object.entries(links)) await symlink(target, join(root, path));
}
