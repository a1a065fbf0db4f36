import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  const folder = join(root, 'node_modules/@iconify-json/lines');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'icons.json'), JSON.stringify({ icons: { slash: { body: '<path d="M2 2l8 8"/>' } } }));
}
