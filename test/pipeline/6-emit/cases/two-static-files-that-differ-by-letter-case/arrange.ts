import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Not committed: some disks cannot hold both. */
export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'static/img'), { recursive: true });
  await writeFile(join(root, 'static/img/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(root, 'static/img/Logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}
