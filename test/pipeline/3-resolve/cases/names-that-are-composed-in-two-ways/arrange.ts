// Writes files whose names, ids and links are the same letters, composed (NFC) and decomposed (NFD).
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const nfc = (text: string): string => text.normalize('NFC');
const nfd = (text: string): string => text.normalize('NFD');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,640,480"></svg>';

export async function arrange(root: string): Promise<void> {
  const forms = [
    ['one', nfc, nfd],
    ['two', nfd, nfc],
  ] as const;
  for (const [name, own, other] of forms) {
    const files = {
      [own(`docs/${name}-über.md`)]: own(`# ${name}\n\n## Schön\n\n[here](${other('#schön')})\n`),
      [own(`docs/${name}-grün.svg`)]: svg,
      [own(`static/${name}-größe.txt`)]: 'text',
      [`docs/${name}.md`]: other(
        `# ${name}\n\n[file](./${name}-über.md#schön)\n[route](/docs/${name}-über#schön)\n[static](/${name}-größe.txt)\n![image](./${name}-grün.svg)\n`,
      ),
    };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  }
}
