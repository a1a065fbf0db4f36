// Reads the steps of the page on upgrading, and takes them in the files of a site.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Step {
  /** The section that tells of it. */
  readonly heading: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** The code by which a build reports what the step changes. */
  readonly code: string;
}

const fence = /^```diff lang=\w+ title="([^"\n]+)"\n([\s\S]*?)^```$/gm;

/** Of each section with differences: what it shows, and the code that it names first. */
export const steps: readonly Step[] = readFileSync('docs/upgrade.md', 'utf8')
  .split(/^#{2,3} /m)
  .flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const code = /Reported as \[`([\w-]+\/[\w-]+)`\]/.exec(section)?.[1] ?? '';
    return [...section.matchAll(fence)].map(([, file = '', difference = '']) => {
      const side = (mark: string): string =>
        difference.replace(/^(.)(.*)\n/gm, (_, own: string, line: string) => (own === ' ' || own === mark ? `${line}\n` : ''));
      return { heading, file, before: side('-'), after: side('+'), code };
    });
  });

/** Throws where the site does not hold what the page shows. */
export function take(root: string, taken: readonly Step[]): void {
  for (const { file, before, after } of taken) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${file} does not hold once:\n${before}`);
    writeFileSync(
      path,
      text.replace(before, () => after),
    );
  }
}
