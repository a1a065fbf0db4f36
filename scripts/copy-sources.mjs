// Copies the browser code of plugins, and what it needs of the model, as separate files that sites bundle.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';

/** What a module imports, apart from types, which are gone once it is bundled. */
function importsOf(text) {
  return text.split(';\n').flatMap((statement) => {
    const code = statement.slice(statement.lastIndexOf('\nimport ') + 1);
    const from = code.lastIndexOf(" from '");
    return code.startsWith('import ') && !code.startsWith('import type ') && from > 0 ? [code.slice(from + 7, -1)] : [];
  });
}

/** `engine` runs in browsers and in Node. Where it is bundled for browsers, `#model/x` is a file in `dist/browser-model`. */
export async function copySources(root, dist) {
  const needed = new Set();
  for (const { name } of await readdir(join(root, 'src/plugins'), { withFileTypes: true })) {
    for (const part of ['browser', 'engine']) {
      const folder = join('plugins', name, part);
      const sources = join(root, 'src', folder);
      if (!existsSync(sources)) continue;
      await cp(sources, join(dist, folder), { recursive: true });
      for (const entry of await readdir(sources, { recursive: true, withFileTypes: true })) {
        if (!/\.tsx?$/.test(entry.name)) continue;
        const imports = importsOf(await readFile(join(entry.parentPath, entry.name), 'utf8'));
        for (const path of imports) if (path.startsWith('#model/')) needed.add(`${path.slice('#model/'.length)}.ts`);
      }
    }
  }
  // A set gives what is added meanwhile, too.
  for (const path of needed) {
    const text = await readFile(join(root, 'src/model', path), 'utf8');
    for (const other of importsOf(text)) if (other.startsWith('.')) needed.add(posix.join(posix.dirname(path), other));
    const file = join(dist, 'browser-model', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
