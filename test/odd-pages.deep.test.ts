// Checks that unusual pages stay readable, at phone and desktop widths.
import { describe, expect, it } from 'vitest';
import { hasChromium } from './chromium.ts';
import { inBrowser } from './first-view.ts';
import { buildSite, configText } from './pipeline/built-site.ts';
import { isThorough } from './property-runs.ts';

const text = 'Some words of a paragraph that is about as long as others are. '.repeat(4);
const levels = Array.from({ length: 40 }, (_, at) => at + 1);
const folderOf = (level: number): string =>
  levels
    .slice(0, level)
    .map((one) => `l${one}`)
    .join('/');
const long = (letter: string): string => letter.repeat(300);

const chain = levels.flatMap((level): [string, string][] => [
  [`docs/chain/${folderOf(level)}/_category_.yml`, `label: Level ${level}\n`],
  [`docs/chain/${folderOf(level)}/page.md`, `# Page at level ${level}\n\n${text}\n`],
]);
const columns = isThorough() ? 300 : 100;
const row = (cell: (at: number) => string): string => `| ${Array.from({ length: columns }, (_, at) => cell(at)).join(' | ')} |`;
const linesOfCode = isThorough() ? 10_000 : 800;
/** Of one folder: too many for its sidebar to show all of them. In a run of all tests `page-weight.test.ts` looks at such pages. */
const things = isThorough() ? 400 : 4;
const code = Array.from({ length: linesOfCode }, (_, at) => `const value${at}: number = compute(${at}, 'text ${at}');`);

const files = {
  'site.config.ts': configText("  docs: [{ routeBasePath: '/' }],\n"),
  'docs/index.md': `# Start\n\n${text}\n`,
  ...Object.fromEntries(chain),
  'docs/headings.md': `---\ntoc_max_heading_level: 6\n---\n\n# Headings\n\n${levels.map((at) => `${'#'.repeat(2 + ((at - 1) % 5))} Heading ${at}\n\n${text}\n`).join('\n')}`,
  'docs/table.md': `# Table\n\n${[row((at) => `C ${at}`), row(() => '---'), row((at) => `cell ${at}`)].join('\n')}\n`,
  'docs/code.md': `# Code\n\n\`\`\`ts showLineNumbers\n${code.join('\n')}\n\`\`\`\n`,
  'docs/many/_category_.yml': 'label: Many\nlink: { type: generated-index, slug: /many, description: All of them }\n',
  ...Object.fromEntries(
    Array.from({ length: things }, (_, at) => [
      `docs/many/p${at}.md`,
      `---\ndescription: About the thing with the number ${at}.\nsidebar_position: ${at}\n---\n# Thing ${at}\n`,
    ]),
  ),
  'docs/long/_category_.yml': `label: ${long('w')}\nlink: { type: generated-index, slug: /longest }\n`,
  'docs/long/page.md': `---\ntitle: ${long('m')}\n---\n\n## ${long('y')}\n\n${text}\n`,
  'docs/long/next.md': `---\ntitle: ${long('x')}\n---\n\n${text}\n`,
};

describe.skipIf(!hasChromium)('odd pages', () => {
  it('show their title and their place at first sight, without a fault or a way aside', { timeout: 240_000 }, async () => {
    const { result, page } = await buildSite(files);
    // A line of code costs about as much as its tokens.
    expect(page('code').length).toBeLessThan(520 * linesOfCode);
    const others: readonly (readonly [string, string])[] = [
      ['/many', 'Many'],
      ['/headings', 'Headings'],
      [`/many/p${things / 2}`, `Thing ${things / 2}`],
      ['/longest', long('w')],
    ];
    const pages: readonly (readonly [string, string])[] = [
      [`/chain/${folderOf(40)}/page`, 'Page at level 40'],
      ['/table', 'Table'],
      ['/code', 'Code'],
      ['/long/page', long('m')],
      ...(isThorough() ? others : []),
    ];
    await inBrowser(result.outDir, async (viewOf) => {
      for (const [path, active] of pages) {
        for (const width of [320, 1440]) {
          const view = await viewOf(path, width);
          expect(view, `${path} at ${width} px`).toEqual({ faults: [], sideways: [], title: true, active });
        }
      }
    });
  });
});
