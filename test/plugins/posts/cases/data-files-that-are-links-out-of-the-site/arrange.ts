// The files of authors and of tags are links to what lies beside the site.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, '../beside'), { recursive: true });
  await writeFile(join(root, '../beside/data.yml'), 'jane:\n  name: Secret\n');
  await symlink('../../beside/data.yml', join(root, 'blog/authors.yml'));
  await symlink('../../beside/data.yml', join(root, 'blog/tags.yml'));
  await symlink('../../beside/data.yml', join(root, 'docs/tags.yml'));
}
