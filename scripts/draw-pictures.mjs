// Draws the pictures of README.md and of the manual's home page: a site in light and dark mode, and a terminal.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureSite } from './pictures/site.mjs';
import { drawTerminal } from './pictures/terminal.mjs';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs/img');
mkdirSync(folder, { recursive: true });

const { picture, diagnostic } = await drawTerminal();
write('terminal.svg', picture);
write('diagnostic.txt', diagnostic);
// Pictures of a page need a browser, and differ a little between two of its versions.
if (!process.argv.includes('--terminal'))
  for (const [mode, bytes] of Object.entries(await pictureSite())) write(`site-${mode}.webp`, bytes);

function write(name, content) {
  writeFileSync(join(folder, name), content);
  console.log(`drew docs/img/${name}: ${(content.length / 1000).toFixed(1)} kB`);
}
