// Collects the licence texts of all packages in a bundle's inputs.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function licences(root, inputs) {
  const packages = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []);
  const texts = [...new Set(packages)].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const file = (await readdir(join(root, folder))).sort().find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? `${license}, as its package.json says` : await readFile(join(root, folder, file), 'utf8');
    return `${name} ${version}\n\n${text}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}
