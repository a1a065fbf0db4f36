// The folders of docs, pages and static files are links to what lies beside the site.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const beside = join(root, '../beside');
  const files = { 'docs/index.md': '# Home\n', 'pages/page.md': '# Page\n', 'static/logo.txt': 'logo\n' };
  for (const folder of ['docs', 'pages', 'static']) await mkdir(join(beside, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(beside, path), text);
  await mkdir(join(root, 'src'));
  await symlink('../../beside/pages', join(root, 'src/pages'));
  await symlink('../beside/docs', join(root, 'docs'));
  await symlink('../beside/static', join(root, 'static'));
}
