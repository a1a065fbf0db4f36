import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** No process has this number. The page is neither as the command left it nor as it was before. */
export async function arrange(root: string): Promise<void> {
  const folder = join(root, '.slodocs-change-99999999');
  const changes = [{ path: 'docs/index.md', after: '10 1', before: '20 2' }];
  await mkdir(folder);
  await writeFile(join(folder, 'changes.json'), JSON.stringify({ changes, made: [] }));
}
