// Names the running slodocs by a digest that namespaces the cache: other releases cannot reuse it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(import.meta.url);
/** Of our own code, built or not. */
const code = dirname(dirname(own));

/** Of sources that run unbuilt, as this process has loaded them: looking at them for every build costs as much as a small site. */
const loadedSources = own.endsWith('.ts') ? stampsOf(code) : undefined;

/** Digests our own code, its dependencies and Node, whose dates and messages differ between versions. 16 hexadecimal digits. */
export function engineName(): string {
  const folder = dirname(code);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Description;
  const parts = [process.version, loadedSources ?? builtId(code)];
  for (const name of Object.keys(dependencies).sort()) parts.push(`${name} ${versionOf(name, folder)}`);
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

interface Description {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Written when slodocs is built: a digest of all that was built. */
function builtId(dist: string): string {
  return readFileSync(join(dist, 'build-id'), 'utf8');
}

/** Sources that run unbuilt change without a new build id, so their times are compared. */
function stampsOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const stamps = files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    return `${file} ${statSync(file).mtimeMs}`;
  });
  return stamps.sort().join('\n');
}

/** As Node would find it from our folder. */
function versionOf(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    try {
      return (JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as Description).version;
    } catch {
      if (dirname(folder) === folder) return 'unknown';
    }
  }
}
