// Finds the pages of the manual that explain diagnostics, without loading the catalog of all plugins.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** True for a code that `explain` knows. */
export function isExplained(code: string): boolean {
  return /^[a-z\d-]+\/[a-z\d-]+$/.test(code) && existsSync(fileOf(code));
}

/**
 * The page that explains a code, as Markdown. Undefined for a code that is not ours. Links lead to files of the manual; with
 * `from`, a folder, they are relative to that.
 */
export async function explain(code: string, from?: string): Promise<string | undefined> {
  if (!isExplained(code)) return undefined;
  const file = fileOf(code);
  const page = await readFile(file, 'utf8');
  return from === undefined
    ? page
    : page.replace(linked, (all, _mark?: string, target?: string) => {
        if (target === undefined) return all;
        return `](${relative(from, resolve(dirname(file), target))
          .split(sep)
          .join('/')}`;
      });
}

/** The target of a link in the text, without its anchor; code comes first, so that what it shows is left alone. */
const linked = /^(`{3,})[\s\S]*?^\1`*$|`[^`\n]+`|\]\((\.{1,2}\/[^)\s#]+)/gm;

function fileOf(code: string): string {
  return fileURLToPath(new URL(`../../../docs/diagnostics/${code}.md`, import.meta.url));
}
