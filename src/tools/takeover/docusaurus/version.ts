// Reads which version of Docusaurus a site has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The flag `future.v4: true` includes the stricter MDX and namespaces of storage since this version. Unknown versions are new ones. */
export function isSince310(root: string): boolean {
  const installed = /"version"\s*:\s*"(\d+)\.(\d+)/.exec(read(join(root, 'node_modules/@docusaurus/core/package.json')));
  const declared = /"@docusaurus\/core"\s*:\s*"[~^]?(\d+)\.(\d+)/.exec(read(join(root, 'package.json')));
  const [, major, minor] = installed ?? declared ?? [];
  return major === undefined || Number(major) > 3 || (Number(major) === 3 && Number(minor) >= 10);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
