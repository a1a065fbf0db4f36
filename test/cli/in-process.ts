// Runs command lines as the program does, without a process for each.
import { run } from '#cli/run';
import type { Ended } from '../pipeline/6-emit/site-on-disk.ts';
import { environmentOf, Paper } from './report.ts';

/** What is typed in a folder. What a process alone can show, such as another user or a kill, needs one. */
export async function slodocs(cwd: string, ...args: readonly string[]): Promise<Ended> {
  const paper = new Paper();
  const environment = { ...environmentOf(args, cwd), ci: false, stdout: paper, stderr: paper };
  const code = await run(environment, { signal: new AbortController().signal, close() {} }, performance.now());
  return { code, signal: null, printed: paper.text };
}

export function build(root: string, args: readonly string[] = []): Promise<Ended> {
  return slodocs(root, 'build', root, ...args);
}
