import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  execFileSync('mkfifo', [join(root, 'docs/pipe.md')]);
  await symlink('pipe.md', join(root, 'docs/linked-pipe.md'));
}
