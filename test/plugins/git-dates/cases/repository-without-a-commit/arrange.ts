// Makes the site a repository that holds nothing.
import { execFileSync } from 'node:child_process';

export async function arrange(root: string): Promise<void> {
  execFileSync('git', ['init', '--quiet'], { cwd: root });
}
