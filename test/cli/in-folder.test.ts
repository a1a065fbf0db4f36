// Folders that cannot be made, which the command line names: each command ends, and says so in a sentence.
import { expect, test } from 'vitest';
import { site } from '../pipeline/6-emit/site-on-disk.ts';
import { slodocs } from './in-process.ts';

// In "/proc", the kernel says that the parent of a new folder is missing, however often one asks.
const folders = ['file/x', ...(process.platform === 'linux' ? ['/proc/x', '/proc/x/y'] : [])];

test.each(
  folders.flatMap((folder) => [
    ['the schemas', ['schema', '--out-dir', folder]] as const,
    ['the texts', ['prose', '--out', folder]] as const,
  ]),
)('%s cannot be written, with %j', async (what, words) => {
  const root = site({
    'site.config.ts': "export default { title: 'T', url: 'https://t.example' };\n",
    'docs/index.md': '# Home\n\nText.\n',
    file: '',
  });
  expect(await slodocs(root, ...words)).toMatchObject({
    code: 2,
    printed: expect.stringMatching(new RegExp(`error: ${what} cannot be written: E\\w+: .*\nChoose another folder\\.\n`)),
  });
});
