// `slodocs prose`: what is prose in odd sources, where it stands, and what linters find in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProse, type ProseResult } from '../../../src/index.ts';
import { slodocs } from '../../cli/in-process.ts';
import { site } from '../../pipeline/6-emit/site-on-disk.ts';
import { apiConfig } from '../../plugins/openapi/api-site.ts';

/** The blanked text of a page, and the result. Each word is checked to stand in the source where it is said to. */
async function proseOf(source: string, name = 'docs/index.mdx', others: Readonly<Record<string, string>> = {}) {
  const root = site({ [name]: source, ...others });
  const result = await listProse({ root });
  checkPlaces(result, root);
  const file = result.files?.find(({ path }) => path === name);
  return { text: file?.text, blocks: file?.blocks ?? [], result, root };
}

function checkPlaces({ files = [] }: ProseResult, root: string): void {
  for (const { path, blocks } of files) {
    const lines = readFileSync(join(root, path), 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\n|\r/);
    for (const { text, segments } of blocks)
      for (const { at, length, start, end } of segments)
        if (!end) expect(lines[start.line - 1]?.substr(start.column - 1, length), path).toBe(text.substr(at, length));
  }
}

const wordsIn = (text = ''): string => text.replaceAll('*', ' ').split(/\s+/).filter(Boolean).join(' ');

describe('odd sources', () => {
  test.each<[string, string, string]>([
    ['expressions between words', 'One {1 + teh} two {"three"} four{/* five */} six.\n', 'One two four six.'],
    ['emoji', 'Say 😀 and 👩‍👩‍👧 **words**.\n', 'Say 😀 and 👩‍👩‍👧 words .'],
    ['lines of Windows', 'One\r\ntwo *three*\r\n\r\n> four\r\n> five\r\n', 'One two three four five'],
    ['tabs', '-\tOne\n\n\tinside\ttwo\n', 'One inside two'],
    ['a byte order mark', '\uFEFFOne *two*.\n', 'One two .'],
    ['references and escapes', 'R&amp;D&nbsp;1 \\* 2 &#x1F600; \\_a\\_\n', 'R D 1 2 _a _'],
    ['code in sentences', 'Set `a` to `b\nc` and ``d ` e``.\n', 'Set to and .'],
    ['footnotes', 'Text[^1].\n\n[^1]: The note\n    goes on.\n', 'Text . The note goes on.'],
    ['tables', '| One | `two` |\n|---|---|\n| three \\| four | [five](/six) |\n', 'One three | four five'],
    [
      'images and links',
      'See ![An *alt* text](./a.png "A title") and [words](https://x.example "More").\n',
      'See An alt text A title and words More .',
    ],
    ['bare addresses', 'See https://x.example/teh and <b>bold</b> words.\n', 'See and bold words.'],
    ['comments', 'One <!-- two --> three.\n\n{/* four */}\n\n<!--\nfive\n-->\n', 'One three.'],
    ['admonitions', ':::note[Mind *this*]{title="Old"}\n\nText.\n\n:::\n', 'Mind this Old Text.'],
    ['older admonitions', ':::tip   Mind [this\n\nText.\n\n:::\n', 'Mind [this Text.'],
    ['headings with ids', '## One `two` {#teh}\n\n### Three \\{#four}\n', 'One Three'],
    ['times', 'Open at 10:am, not at 12:30.\n', 'Open at 10:am, not at 12:30.'],
    ['modules', "import A from './a';\nexport const teh = 'teh';\n\nText.\n", 'Text.'],
    ['diagrams and formulas', '```mermaid\ngraph LR\n```\n\nText.\n\n    <b>indented</b>\n', 'Text. indented'],
    [
      'nested components',
      '<Card title="One" icon="two">\n  <Card label={`three`} alt={four} title={"fi" + "ve"}>\n\n  Six <kbd>seven</kbd>\n\n  </Card>\n</Card>\n',
      'One three Six',
    ],
    ['quotes and several lines in props', '<Card title="It&apos;s\n  here" description=\'Say "so"\' />\n', 'It s here Say "so"'],
    ['TOML', '+++\ntitle = "teh"\n+++\n\nText.\n', 'Text.'],
    [
      'front matter',
      "---\ntitle: \"One: two\"\ndescription: >-\n  Three\n  four.\nsidebar_label: 'It''s'\nslug: /teh\nkeywords: [teh]\n---\n\nText.\n",
      "One: two Three four. It' s Text.",
    ],
    ['invalid front matter', '---\ntitle: [teh\n---\n\nText.\n', 'Text.'],
    ['an empty page', '', ''],
  ])('%s', async (_, source, words) => {
    const { text } = await proseOf(source);
    expect(wordsIn(text)).toBe(words);
    expect(text?.split('\n').length).toBe(source.split(/\r\n|\n|\r/).length);
  });

  test('HTML in Markdown', async () => {
    const source =
      '---\nmdx: { format: md }\n---\n\n<div title="A title" class="teh">\n  <p>One <code>teh</code> two &amp; three</p>\n  <!-- teh --> <pre>teh\n teh</pre>\n</div>\n\nText <code>teh</code> <span aria-label="said">shown</span>.\n\n<script>\nteh\n</script>\n';
    const { text, blocks } = await proseOf(source, 'docs/index.md');
    expect(wordsIn(text)).toBe('A title One two three Text said shown .');
    expect(blocks.map(({ kind }) => kind)).toEqual(['attribute', 'paragraph', 'paragraph', 'attribute']);
    expect(blocks[1]?.text).toBe('One * two & three');
  });

  test('a page that cannot be parsed is told, and the others are read', async () => {
    const { result, root } = await proseOf('One <b two\n\n{ teh\n', 'docs/broken.mdx', { 'docs/index.md': '# Home words\n' });
    expect(result.unread).toEqual(['docs/broken.mdx']);
    expect(result.files?.map(({ path }) => path)).toEqual(['docs/index.md']);
    expect(result.diagnostics.map(({ place }) => place?.file)).toEqual(['docs/broken.mdx']);
    const { code, printed } = await slodocs(root, 'prose');
    expect(code).toBe(1);
    expect(printed).toContain('left out because it cannot be parsed: docs/broken.mdx\n');
    expect(printed).toContain('\n  Home words\n');
  });

  test('partials are files of their own', async () => {
    const { result } = await proseOf("import Part from './_part.mdx';\n\nText.\n\n<Part />\n", 'docs/index.mdx', {
      'docs/_part.mdx': 'A part.\n',
    });
    expect(result.files?.map(({ path, text }) => [path, wordsIn(text)])).toEqual([
      ['docs/_part.mdx', 'A part.'],
      ['docs/index.mdx', 'Text.'],
    ]);
  });

  test('of pages of an API the words of the specification', async () => {
    const spec =
      'openapi: 3.1.0\ninfo:\n  title: Kettles\n  version: 1.0.0\n  description: |\n    Boil *water* with `code`.\npaths:\n  /kettles:\n    get:\n      operationId: listKettles\n      summary: List kettles\n      description: Lists all of them.\n      responses: { "200": { description: Fine } }\n';
    const root = site({
      'site.config.ts': apiConfig("[{ file: 'kettles.yml', path: 'api' }]"),
      'docs/index.md': '# Home\n\nText.\n',
      'kettles.yml': spec,
    });
    const result = await listProse({ root });
    checkPlaces(result, root);
    const [, file] = result.files ?? [];
    expect(file?.path).toBe('kettles.yml');
    const lines = file?.text.split('\n') ?? [];
    expect(lines[5]).toBe('    Boil  water  with ******.');
    expect(lines[11]).toBe('                   Lists all of them.');
    expect(wordsIn(file?.text)).not.toMatch(/openapi|operationId|Response/);
  });

  test('translations are read, with their own names', async () => {
    const root = site({
      'site.config.ts': `import { defineConfig } from 'slodocs';
export default defineConfig({ title: 'T', url: 'https://t.example', i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, preset: { 'git-dates': false, search: false, twins: false } });
`,
      'docs/index.md': '# Home\n\nWords.\n',
      'i18n/de/docusaurus-plugin-content-docs/current/index.md': '# Start\n\nWorte.\n',
    });
    const result = await listProse({ root });
    expect(result.files?.map(({ path, text }) => [path, wordsIn(text)])).toEqual([
      ['docs/index.md', 'Home Words.'],
      ['i18n/de/docusaurus-plugin-content-docs/current/index.md', 'Start Worte.'],
    ]);
  });

  test('a page of five megabytes is read where the site allows it, and told where it does not', async () => {
    const line = `Words *and* \`code\`, ${'many more words for readers, '.repeat(40)}and an end.\n\n`;
    const source = `# Large\n\n${line.repeat(Math.ceil(5_000_000 / line.length))}`;
    const root = site({
      'docs/index.md': source,
      'site.config.ts': `import { defineConfig } from 'slodocs';
export default defineConfig({ title: 'T', url: 'https://t.example', limits: { sourceBytes: 10_000_000, nodes: 10_000_000, inlineMarks: 10_000_000 }, preset: { 'git-dates': false, search: false, twins: false } });
`,
    });
    const result = await listProse({ root });
    const [file] = result.files ?? [];
    expect(file?.text.split('\n').length).toBe(source.split('\n').length);
    expect(file?.text.split('\n')[2]).toMatch(/^Words {2}and {2}\*{6}, many more words .* and an end\.$/);
    const usual = await listProse({ root: site({ 'docs/index.md': source }) });
    expect(usual).toMatchObject({ files: [], unread: ['docs/index.md'] });
  }, 120_000);
});

describe('findings', () => {
  const source = '---\ntitle: Guide\n---\n\nSay 😀 **teh** with `teh` twice: teh &amp; more.\n\n```js\nteh();\n```\n';
  const placesIn = (printed: string): readonly string[] =>
    (
      JSON.parse(printed) as {
        diagnostics: { message: string; severity: string; place: { file: string; start: { line: number; column: number } } }[];
      }
    ).diagnostics.map(
      ({ message, severity, place: { file, start } }) => `${file}:${start.line}:${start.column} ${severity} ${message}`,
    );
  async function mapped(findings: string, ...args: readonly string[]) {
    const root = site({ 'docs/guide.mdx': source, 'docs/other.md': '# Other\n\nWords.\n' });
    writeFileSync(join(root, 'found.txt'), findings);
    return slodocs(root, 'prose', '--map', 'found.txt', ...args);
  }

  test('of Vale count code points, and name their severity', async () => {
    const alert = (Line: number, Span: readonly number[], Severity: string, Match = 'teh', Check = 'Nines.Spelling') => ({
      Action: { Name: '', Params: null },
      Span,
      Check,
      Description: '',
      Link: 'https://style.example',
      Message: `Not '${Match}'.`,
      Severity,
      Match,
      Line,
    });
    const { code, printed } = await mapped(
      JSON.stringify({
        '.prose/docs/guide.mdx.txt': [
          alert(5, [9, 11], 'error'),
          alert(5, [35, 37], 'suggestion'),
          // In code, where there is nothing but stars, and behind the end.
          alert(8, [1, 3], 'error'),
          alert(5, [21, 23], 'warning', '***'),
          alert(99, [1, 3], 'error'),
          alert(1, [1, 1], 'warning', '', 'Nines.Readability'),
        ],
        'nowhere.md': [alert(1, [1, 3], 'error')],
      }),
      '--format',
      'json',
    );
    const [json = '', note] = printed.split(/(?<=^\}\n)/m);
    expect(placesIn(json)).toEqual([
      "docs/guide.mdx:1:1 warning Vale (Nines.Readability): Not ''",
      "docs/guide.mdx:5:10 error Vale (Nines.Spelling): Not 'teh'",
      "docs/guide.mdx:5:34 info Vale (Nines.Spelling): Not 'teh'",
    ]);
    expect(note).toBe('left out 4 findings outside of prose\n');
    expect(code).toBe(1);
  });

  test('of LanguageTool are those of the one file, by offsets', async () => {
    const root = site({ 'docs/guide.mdx': source });
    const { files: [file] = [] } = await listProse({ root });
    const offset = file?.text.indexOf('teh') ?? -1;
    const match = {
      message: 'A typo.',
      offset,
      length: 3,
      rule: { id: 'TYPO', issueType: 'misspelling', urls: [{ value: 'https://lt.example' }] },
      replacements: [{ value: 'the' }],
    };
    const space = {
      message: 'Two spaces.',
      offset: file?.text.indexOf('  ') ?? 0,
      length: 2,
      rule: { id: 'SPACE', issueType: 'whitespace' },
      replacements: [],
    };
    const answer = JSON.stringify({ software: { name: 'LanguageTool' }, matches: [match, space] });
    const { printed, code } = await mapped(answer, '--files', 'docs/guide.mdx', '--strict');
    expect(printed).toContain('warning[prose/finding]: LanguageTool (TYPO): A typo\n --> docs/guide.mdx:5:10');
    expect(printed).toContain('= help: Perhaps: "the". https://lt.example');
    expect(printed).toContain('left out 1 finding outside of prose');
    expect(code).toBe(1);
    expect(await mapped(answer)).toMatchObject({
      code: 2,
      printed: expect.stringContaining('LanguageTool does not name the file') as string,
    });
    const sided = await mapped(JSON.stringify({ 'docs/guide.mdx': { matches: [match] } }), '--format', 'github');
    expect(sided.printed).toContain('line=5,col=10');
  });

  test('of cspell are read as lines and as JSON', async () => {
    const lines =
      '\u001B[32m.prose/docs/guide.mdx.txt\u001B[39m:5:10 - Unknown word (teh) fix: (the)\nCSpell: Files checked: 2, Issues found: 1 in 1 file.\n';
    expect((await mapped(lines)).printed).toContain(
      'warning[prose/finding]: cspell (unknown-word): "teh" is not in its dictionary\n --> docs/guide.mdx:5:10',
    );
    const issue = { uri: 'file:///tmp/a%20b/docs/guide.mdx.txt', row: 5, col: 10, text: 'teh', offset: 0, isFlagged: true };
    const { printed } = await mapped(JSON.stringify({ issues: [issue], info: [], errors: [] }), '--format', 'sarif');
    expect(printed).toContain('"startColumn": 10');
    expect(printed).toContain('forbidden word');
  });

  test('that no linter prints are refused, and nothing found is nothing', async () => {
    for (const text of ['{ "a": 1 }', '[]', '{', 'panic: no', '{ "a.md": [{ "Line": "x" }] }'])
      expect(await mapped(text)).toMatchObject({
        code: 2,
        printed: expect.stringContaining('the findings are not in a format of') as string,
      });
    for (const text of ['', '{}', 'CSpell: Files checked: 3, Issues found: 0 in 0 files.'])
      expect(await mapped(text)).toMatchObject({ code: 0, printed: 'no problems found\n' });
  });
});

describe('the command', () => {
  test('prints a text by itself, several under their names, and JSON', async () => {
    const root = site({ 'docs/index.md': '# Home\n', 'docs/a.mdx': '**A** page.\n' });
    expect((await slodocs(root, 'prose', '--files', 'docs/a.mdx')).printed).toBe('  A   page.\n');
    expect((await slodocs(root, 'prose')).printed).toBe('==> docs/a.mdx <==\n  A   page.\n\n==> docs/index.md <==\n  Home\n\n');
    const json = JSON.parse((await slodocs(root, 'prose', '--format', 'json', '--files', 'docs/a.mdx')).printed) as object;
    expect(json).toEqual({
      format: 1,
      files: [
        {
          file: 'docs/a.mdx',
          blocks: [
            {
              file: 'docs/a.mdx',
              kind: 'paragraph',
              text: 'A page.',
              place: { start: { line: 1, column: 3 }, end: { line: 1, column: 12 } },
              segments: [
                { at: 0, length: 1, start: { line: 1, column: 3 } },
                { at: 1, length: 6, start: { line: 1, column: 6 } },
              ],
            },
          ],
        },
      ],
      unread: [],
    });
  });

  test('writes a tree of texts', async () => {
    const root = site({ 'docs/index.md': '# Home\n', 'docs/guides/a.mdx': 'A `page`.\n' });
    expect(await slodocs(root, 'prose', '--out', '.prose')).toMatchObject({ code: 0, printed: 'wrote 2 texts to .prose\n' });
    expect(readFileSync(join(root, '.prose/docs/guides/a.mdx.txt'), 'utf8')).toBe('A ******.\n');
    expect(readFileSync(join(root, '.prose/docs/index.md.txt'), 'utf8')).toBe('  Home\n');
  });

  test('refuses what makes no sense', async () => {
    const root = site({ 'docs/index.md': '# Home\n' });
    for (const args of [
      ['--files', 'nope/**'],
      ['--format', 'sarif'],
      ['--strict'],
      ['--map', 'nope.json'],
      ['--map', '-', '--out', 'x'],
      ['--out', 'x', '--format', 'json'],
    ])
      expect((await slodocs(root, 'prose', ...args)).code, args.join(' ')).toBe(2);
  });
});
