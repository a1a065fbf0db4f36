// A test of a page: the test runner would take it for one of its own.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function arrange(root: string): Promise<void> {
  await writeFile(join(root, 'src/pages/about.test.tsx'), 'throw new Error("never loaded");\n');
}
