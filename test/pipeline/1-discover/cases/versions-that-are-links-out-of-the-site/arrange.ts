// The folder of one version and the sidebars of another are links to what lies beside the site.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const beside = join(root, '../beside');
  await mkdir(beside, { recursive: true });
  await writeFile(join(beside, 'index.md'), '# Secret\n');
  await writeFile(join(beside, 'sidebars.json'), '{ "docs": ["index"] }\n');
  await mkdir(join(root, 'versioned_docs/version-2.0'), { recursive: true });
  await mkdir(join(root, 'versioned_sidebars'));
  await writeFile(join(root, 'versioned_docs/version-2.0/index.md'), '# Two\n');
  await writeFile(join(root, 'versioned_sidebars/version-1.0-sidebars.json'), '{}\n');
  await symlink('../../beside', join(root, 'versioned_docs/version-1.0'));
  await symlink('../../beside/sidebars.json', join(root, 'versioned_sidebars/version-2.0-sidebars.json'));
}
