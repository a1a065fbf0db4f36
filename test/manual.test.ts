// Checks the manual against the program: example pages are built, and the printed output must match.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { printDiagnostics } from '../src/cli/printers/pretty.ts';
import { build } from '../src/index.ts';
import { buildApart } from './cases/build-apart.ts';
import { hasChromium } from './chromium.ts';
import { exampleOf } from './manual/examples.ts';
import { unshown } from './manual/unshown.ts';
import { sampled } from './sampled.ts';
import { checkFolder } from './tools/external-links/check-folder.ts';
import { proseFolder } from './tools/prose/prose-folder.ts';
import { takeOverFolder } from './tools/takeover/take-over-folder.ts';
import { verifyFolder } from './tools/verify/verify-folder.ts';

type Files = Readonly<Record<string, string>>;

/** Output that no site of written files can produce. */
const elsewhere: Readonly<Record<string, string>> = {
  'cache/not-kept.md': 'a folder without permission',
  'cache/remote.md': 'a server',
  'cache/shard-alone.md': 'an option of the command line',
  'configure/no-config.md': 'the folder has a name of its own, and none above it may hold a config',
  'configure/unsafe-cache-dir.md': 'an option of the command line',
  'configure/unsafe-out-dir.md': 'an option of the command line',
  'code-files/no-text.md': 'bytes that are no text',
  'discover/invalid-utf8.md': 'bytes that are no text',
  'discover/kept-index.md': 'a server that does not answer',
  'discover/large-file.md': 'two megabytes',
  'discover/refused-link.md': 'a symbolic link',
  'discover/reserved-character.md': 'bytes that are no text',
  'discover/symlink-loop.md': 'a symbolic link',
  'discover/unreadable.md': 'a symbolic link',
  'discover/unfinished-change.md': 'a command that is killed',
  'examples/not-isolated.md': 'a system without namespaces',
  'examples/wrong-types.md': 'a package',
  'emit/cannot-write.md': 'a folder without permission',
  'emit/not-removed.md': 'a folder without permission',
  'parse/no-native-parser.md': 'a platform without the native parser',
  'git-dates/shallow-clone.md': 'a clone',
  'mermaid/invalid-diagram.md': 'two programs that no site brings along',
  'parse/library-threw.md': 'a step of a plugin, which the page shows in part',
  'parse/too-deep.md': 'two hundred elements',
  'parse/too-large.md': 'two megabytes',
  'resolve/damaged-image.md': 'bytes that are no text',
  'resolve/no-image-encoder.md': 'bytes that are no text',
  'social-cards/no-sharp.md': 'a machine without a package',
  'verify/unresponsive.md': 'a page that waits for half a minute',
};

const ofCodes = await fastGlob('*/*.md', { cwd: 'docs/diagnostics' });
const told = [
  '../diagnostics-formats.md',
  '../first-site.md',
  '../tutorial.md',
  '../versions.md',
  '../writing/examples.md',
  '../writing/lint.md',
  'index.md',
];
const pages = [...ofCodes, ...told].sort();

describe('a page prints what the program prints for its example', () => {
  const shown = pages.filter((page) => !(page in elsewhere) && (hasChromium || !page.startsWith('verify/')));
  // Each takes a process or a browser of its own. Every code has a case, so some of the pages do, and all of them in the deep run.
  const apart = shown.filter((page) => /^(?:verify|site-code)\//.test(page));
  const others = shown.filter((page) => !apart.includes(page));
  const tried = [...sampled(others, 10), ...sampled(apart, 1)];
  test.concurrent.each(tried)('%s', async (page) => {
    const { files, printed } = exampleOf(await readFile(join('docs/diagnostics', page), 'utf8'));
    expect(printed).not.toEqual([]);
    const shown = page.startsWith('takeover/') ? files : completed(page, files);
    const out = await print(shown, page);
    for (const block of printed) expect(out).toContain(`${block}\n\n`);
  });

  test.each(pages)('%s shows what is printed in its colours', async (page) => {
    expect(await readFile(join('docs/diagnostics', page), 'utf8')).not.toMatch(/^`{3,}text\n(?:error|warning|info)\[/m);
  });

  test('every page that is named here exists', () => {
    expect(pages).toEqual(expect.arrayContaining([...Object.keys(elsewhere), ...Object.keys(unshown)]));
  });
});

/** Adds what examples omit and every site has: an empty config and a page. */
function completed(page: string, shown: Files): Files {
  const files = { ...shown, ...unshown[page] };
  const hasDocs = Object.keys(files).some((path) => path.startsWith('docs/'));
  return { 'site.config.ts': configFor(page, files), ...(hasDocs ? {} : { 'docs/index.md': 'Text.\n' }), ...files };
}

function configFor(page: string, files: Files): string {
  const [plugin = ''] = page.split('/');
  const plugins = ['lint', 'math', 'mermaid', 'posts'].includes(plugin) ? [`plugins: [${plugin}()]`] : [];
  // Where examples may run without isolation, they run everywhere.
  if (plugin === 'examples') plugins.push("plugins: [examples({ run: 'build', isolation: 'none' })]");
  const docs = 'sidebars.ts' in files ? [`docs: [{ sidebars: './sidebars.ts' }]`] : [];
  const keys = [
    `title: 'Nines'`,
    `url: 'https://docs.nines.example'`,
    `preset: { 'git-dates': false, search: false${plugin === 'twins' ? '' : ', twins: false'} }`,
    ...docs,
    ...plugins,
  ];
  return `import { examples, lint, math, mermaid, posts } from 'slodocs/plugins';\n\nexport default { ${keys.join(', ')} };\n`;
}

async function print(files: Files, page: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-manual-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const result = await outcomeOf(root, page.split('/')[0]);
    const printed = printDiagnostics(result.diagnostics, result, { colors: false, columns: 160, cwd: root });
    return `${printed.trimEnd()}\n\n`;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function outcomeOf(root: string, family: string | undefined) {
  if (family === 'verify') return verifyFolder(root);
  if (family === 'external') return checkFolder(root);
  if (family === 'takeover') return takeOverFolder(root);
  if (family === 'prose') return proseFolder(root);
  return family === 'site-code' ? buildApart(root) : build({ root });
}
