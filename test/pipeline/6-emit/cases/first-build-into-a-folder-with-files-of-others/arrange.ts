import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await mkdir(join(root, 'build/guide'), { recursive: true });
  for (const path of ['.gitkeep', '404.html', 'CNAME', 'guide/thesis.txt']) await writeFile(join(root, 'build', path), 'old');
}
