import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Two sets of icons, as packages have them. */
export async function arrange(root: string): Promise<void> {
  const line = '<path fill="none" stroke="currentColor" d="M2 2l8 8"/>';
  const sets = {
    lines: {
      prefix: 'lines',
      width: 24,
      height: 24,
      icons: {
        slash: { body: line },
        wide: { body: line, width: 48, left: -4 },
        masked: { body: '<mask id="a"><circle cx="8" cy="8" r="4"/></mask><path mask="url(#a)" d="M0 0h16v16z"/><use href="#a"/>' },
        spinner: { body: '<path d="M2 2"><animate attributeName="d" dur="1s"/></path>' },
        evil: { body: '<path onclick="go()" d="M2 2"/>' },
        styled: { body: '<use href="https://icons.example/a.svg#b"/>' },
        open: { body: '<path d="M2 2"/></svg><' },
      },
      aliases: {
        backslash: { parent: 'slash', hFlip: true },
        turned: { parent: 'backslash', rotate: 1, vFlip: true },
        endless: { parent: 'endless' },
      },
    },
    broken: {},
  };
  for (const [name, set] of Object.entries(sets)) {
    const folder = join(root, 'node_modules/@iconify-json', name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'icons.json'), JSON.stringify(set));
  }
}
