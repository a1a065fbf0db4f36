// Finds the versions of packages, and compares them with ranges: `>=20.19`, `^11.0.0`, `11.2.1`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** As Node finds the package from a folder. Not all packages export their package.json. */
export function versionFrom(start: string, name: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    try {
      const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
      return (JSON.parse(text) as { version?: string }).version;
    } catch {
      if (dirname(folder) === folder) return undefined;
    }
  }
}

/** True for a range of another form, which nobody here can judge. */
export function satisfies(version: string, range: string): boolean {
  const [, sign = '', wanted = ''] = /^(>=|\^|)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (wanted === '') return true;
  const [have, want] = [parts(version), parts(wanted)];
  const at = want.findIndex((part, index) => part !== have[index]);
  const isLater = at === -1 || (have[at] ?? 0) > (want[at] ?? 0);
  if (sign === '') return at === -1;
  if (sign === '>=') return isLater;
  // A caret keeps the first number that is not zero.
  const kept = want.findIndex((part) => part !== 0);
  return isLater && want.slice(0, kept + 1).every((part, index) => part === have[index]);
}

function parts(version: string): readonly number[] {
  const [core = ''] = version.split('-');
  return core.split('.').map(Number);
}
