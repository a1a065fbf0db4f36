// Copies what plugins bring to browsers: separate files, since sites bundle it, whoever wrote it, and what it needs of the model.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';

/** What a module imports, apart from types, which are gone once it is bundled. */
function importsOf(text) {
  return text.split(';\n').flatMap((statement) => {
    const code = statement.slice(statement.lastIndexOf('\nimport ') + 1);
    const from = code.lastIndexOf(" from '");
    return code.startsWith('import ') && !code.startsWith('import type ') && from > 0 ? [code.slice(from + 7, -1)] : [];
  });
}

/** `engine` runs in browsers and in Node, where the program's own modules are. */
export async function copySources(root, dist) {
  const modelIn = (folder) => relative(folder, join(dist, 'browser-model')).replaceAll('\\', '/');
  const needed = new Set();
  for (const { name } of await readdir(join(root, 'src/plugins'), { withFileTypes: true })) {
    for (const part of ['browser', 'engine']) {
      const folder = join('plugins', name, part);
      if (!existsSync(join(root, 'src', folder))) continue;
      await cp(join(root, 'src', folder), join(dist, folder), { recursive: true });
      for (const entry of await readdir(join(root, 'src', folder), { recursive: true, withFileTypes: true })) {
        if (!/\.tsx?$/.test(entry.name)) continue;
        const file = join(dist, relative(join(root, 'src'), entry.parentPath), entry.name);
        const text = await readFile(file, 'utf8');
        const paths = importsOf(text).filter((path) => path.startsWith('#model/'));
        for (const path of paths) needed.add(path.slice('#model/'.length));
        const bound = paths.reduce(
          (code, path) => code.replace(`'${path}'`, `'${path.replace('#model', modelIn(dirname(file)))}.ts'`),
          text,
        );
        if (bound !== text) await writeFile(file, bound);
      }
    }
  }
  // A set gives what is added meanwhile, too.
  for (const path of needed) {
    const text = await readFile(join(root, 'src/model', `${path}.ts`), 'utf8');
    for (const other of importsOf(text))
      if (other.startsWith('.')) needed.add(posix.join(posix.dirname(path), other.slice(0, -'.ts'.length)));
    const file = join(dist, 'browser-model', `${path}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
