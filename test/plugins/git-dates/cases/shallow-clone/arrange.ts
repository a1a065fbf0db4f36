// Makes the site a clone that holds only the last of two commits.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const origin = join(root, '..', 'origin');
  mkdirSync(origin);
  cpSync(root, origin, { recursive: true });
  const git = (cwd: string, ...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=Case', '-c', 'user.email=case@case.example', ...args], { cwd });
  git(origin, 'init', '--quiet');
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '--message', 'First');
  writeFileSync(join(origin, 'docs/second.md'), '# Second\n');
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '--message', 'Second');
  rmSync(root, { recursive: true });
  git(join(root, '..'), 'clone', '--quiet', '--depth', '1', `file://${origin}`, root);
}
