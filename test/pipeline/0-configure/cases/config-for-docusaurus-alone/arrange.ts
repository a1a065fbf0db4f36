import { rm } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await rm(join(root, 'site.config.ts'));
}
