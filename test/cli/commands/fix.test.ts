// `slodocs check --fix` on small sites: what it writes, what it leaves alone, and what it refuses.
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixSite } from '../../../src/index.ts';
import { bin, put, run, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { deepTest } from '../../property-runs.ts';
import { slodocs } from '../in-process.ts';

const config = (more = '') => `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Fixes',
  url: 'https://fixes.example',
  preset: { 'git-dates': false },
${more}});
`;
const plain = {
  'site.config.ts': config(),
  'docs/index.md': '# Home\n\nTo [install](./instal.md) and [set up](./install.md#setp).\n',
  'docs/install.md': '# Install\n\n## Setup\n\nText.\n',
};
const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const leftIn = (root: string): readonly string[] => readdirSync(root).filter((name) => name.startsWith('.slodocs-change'));
const mended = '# Home\n\nTo [install](./install.md) and [set up](./install.md#setup).\n';

describe('what is written', () => {
  test('all fixes, after a diff, and then what is left', async () => {
    const root = site({ ...plain, 'docs/other.md': '# Other\n\n[nowhere](./zzqqxx.md)\n' });
    const { code, printed } = await slodocs(root, 'check', '--fix');
    expect(code).toBe(1);
    expect(read(root, 'docs/index.md')).toBe(mended);
    expect(printed).toContain('-To [install](./instal.md) and [set up](./install.md#setp).\n+To [install](./install.md)');
    expect(printed).toContain(
      'fixed 2 problems in 1 file\n\nerror[resolve/broken-link]: no page found for the link "./zzqqxx.md"',
    );
    expect(leftIn(root)).toEqual([]);
  });

  deepTest('nothing in a sound site, of which nothing is said either', async () => {
    const root = site({ ...plain, 'docs/index.md': mended });
    // As a process: two sessions follow each other in it.
    const { code, printed } = await run(process.execPath, [bin, 'check', root, '--fix', '--strict'], { cwd: root });
    expect({ code, printed }).toEqual({
      code: 0,
      printed: 'no problem has a fix that can be applied\n\nno problems found in 4 pages\n',
    });
  });

  test('nothing under --dry-run, which prints the diff alone', async () => {
    const root = site(plain);
    const { code, printed } = await slodocs(root, 'check', '--fix', '--dry-run');
    expect(code).toBe(1);
    expect(read(root, 'docs/index.md')).toBe(plain['docs/index.md']);
    expect(printed).toMatch(/^--- docs\/index\.md\n[\s\S]*\nwould fix 2 problems in 1 file\n\n$/);
  });

  test('the fixes of some codes, with the root behind them', async () => {
    const root = site(plain);
    expect((await slodocs('/', 'check', '--fix-only', 'resolve/broken-anchor', root)).code).toBe(1);
    expect(read(root, 'docs/index.md')).toBe('# Home\n\nTo [install](./instal.md) and [set up](./install.md#setup).\n');
    expect((await slodocs('/', 'check', '--fix', root)).code).toBe(0);
    expect(read(root, 'docs/index.md')).toBe(mended);
  });

  test('line ends, a byte order mark and permissions stay', async () => {
    const text = '\uFEFF# Home\r\n\r\nTo [install](./instal.md),\ronce\nmore ü[set up](./install.md#setp)\r\n\r\n\r\n';
    const root = site({ ...plain, 'docs/index.md': text });
    chmodSync(join(root, 'docs/index.md'), 0o640);
    expect((await slodocs(root, 'check', '--fix')).code).toBe(0);
    expect(read(root, 'docs/index.md')).toBe(text.replace('instal.md', 'install.md').replace('#setp', '#setup'));
    expect(statSync(join(root, 'docs/index.md')).mode & 0o777).toBe(0o640);
  });

  test('causes before consequences: the configuration, then sidebars, then links', async () => {
    const root = site({
      'site.config.ts': config("  docs: [{ path: 'docs', sidebars: './sidebars.ts' }],\n  taglin: 'x',\n"),
      'sidebars.ts': `export default {
  docs: ['index', { tpye: 'x' }, { type: 'categry', lable: 'More', link: { type: 'generated-index', slug: '/more' }, items: ['instal'] }],
};
`.replace("{ tpye: 'x' }, ", ''),
      'docs/index.md': '# Home\n\n[more](/docs/more)\n',
      'docs/install.md': '# Install\n\nText.\n',
      'docs/moor.md': '---\nslug: /mare\n---\n\n# Another\n\nText.\n',
    });
    const rounds: string[] = [];
    const result = await fixSite({ root, onChanges: (files) => void rounds.push(files.map(({ path }) => path).join(' ')) });
    expect(rounds).toEqual(['site.config.ts', 'sidebars.ts', 'sidebars.ts']);
    expect(result.diagnostics).toEqual([]);
    expect(read(root, 'docs/index.md')).toContain('(/docs/more)');
  });

  test('links wait while an error without a fix hides pages', async () => {
    const root = site({
      'site.config.ts': config("  docs: [{ path: 'docs', sidebars: './sidebars.ts' }],\n"),
      'sidebars.ts': `export default { docs: ['index', { type: 'category', label: 'More', link: { type: 'zzqq' }, items: ['install'] }] };\n`,
      'docs/index.md': '# Home\n\n[set up](./install.md#setp)\n',
      'docs/install.md': plain['docs/install.md'],
    });
    const { code, printed } = await slodocs(root, 'check', '--fix');
    expect(code).toBe(1);
    expect(printed).toContain('it may be correct once the error "resolve/invalid-sidebar" in "sidebars.ts" is fixed');
    expect(read(root, 'docs/index.md')).toContain('#setp');
  });

  test('a file that two paths lead to is written once, and stays a link', async () => {
    const root = site({ ...plain, 'docs/deep/x.md': '# X\n' });
    renameSync(join(root, 'docs/index.md'), join(root, 'docs/real.md'));
    symlinkSync('real.md', join(root, 'docs/index.md'));
    expect((await slodocs(root, 'check', '--fix')).printed).toContain('fixed');
    expect(read(root, 'docs/real.md')).toBe(mended);
    expect(
      readdirSync(join(root, 'docs'), { withFileTypes: true })
        .find(({ name }) => name === 'index.md')
        ?.isSymbolicLink(),
    ).toBe(true);
  });
});

/** A plugin that reports the fixes of a list. */
const plugin = (fixes: string) =>
  config(`  plugins: [
    {
      name: 'odd',
      apiVersion: 1,
      diagnostics: { one: { severity: 'warning', summary: 'One.' }, two: { severity: 'warning', summary: 'Two.' } },
      resolve(site, ctx) {
        const at = (file, line, from, to) => ({ file, start: { line, column: from }, end: { line, column: to } });
        const report = (code, place, replaces, text) =>
          ctx.report({ code, message: \`\${code} \${text}\`, place, fix: { title: text, place, replaces, text } });
        ${fixes}
        return site;
      },
    },
  ],
`);

describe('what is left alone', () => {
  test('two fixes of one range that disagree; equal ones are made once', async () => {
    const root = site({
      'site.config.ts': plugin(`report('one', at('docs/index.md', 3, 1, 4), 'one', 'ONE');
        report('two', at('docs/index.md', 3, 1, 4), 'one', 'TWO');
        report('one', at('docs/index.md', 4, 1, 4), 'two', 'TOO');
        report('two', at('docs/index.md', 4, 1, 4), 'two', 'TOO');`),
      'docs/index.md': '# Home\n\none\ntwo\n',
    });
    const { printed } = await slodocs(root, 'check', '--fix');
    expect(read(root, 'docs/index.md')).toBe('# Home\n\none\nTOO\n');
    expect(printed).toContain('not fixed: odd/one at docs/index.md:3:1: it has two conflicting fixes, so choose one yourself');
    expect((await slodocs(root, 'check', '--fix-only', 'odd/two')).printed).toContain('fixed 1 problem');
    expect(read(root, 'docs/index.md')).toBe('# Home\n\nTWO\nTOO\n');
  });

  test('fixes that take each other back, or never mend anything, end', async () => {
    const root = site({
      'site.config.ts': plugin(`report('one', at('docs/index.md', 3, 1, 1), '', 'x');
        const text = (await ctx.read('docs/index.md')).split('\\n')[3];
        report('two', at('docs/index.md', 4, 1, 4), text, text === 'aaa' ? 'bbb' : 'aaa');`).replace(
        'resolve(site',
        'async resolve(site',
      ),
      'docs/index.md': '# Home\n\none\naaa\n',
    });
    const { fixed } = await fixSite({ root });
    expect(fixed.length).toBeLessThanOrEqual(3);
    expect(read(root, 'docs/index.md')).toMatch(/^# Home\n\nxone\n(?:aaa|bbb)\n$/);
  });

  test('files outside of the site, generated ones, hidden ones and read-only ones', async () => {
    const root = site({
      'site.config.ts':
        plugin(`for (const file of ['../beside.md', 'docs/none.md', '.env', 'node_modules/x/a.md', 'docs/closed.md', 'build/a.md', 'docs/out.md'])
          report('one', at(file, 1, 1, 1), '', 'X');`),
      'docs/index.md': '# Home\n',
      'docs/closed.md': '# Closed\n',
      '.env': 'SECRET=1\n',
      'node_modules/x/a.md': 'a\n',
      'build/a.md': 'a\n',
    });
    writeFileSync(join(root, '../beside.md'), 'beside\n');
    symlinkSync('../../beside.md', join(root, 'docs/out.md'));
    chmodSync(join(root, 'docs/closed.md'), 0o444);
    const { unapplied, fixed, refusal } = await fixSite({ root });
    rmSync(join(root, '../beside.md'));
    expect([fixed, refusal]).toEqual([[], undefined]);
    expect(Object.fromEntries(unapplied.map(({ diagnostic, reason }) => [diagnostic.fix?.place.file, reason]))).toEqual({
      '../beside.md': 'it is outside the site',
      'docs/out.md': 'it is outside the site',
      '.env': 'it is a hidden, generated or installed file',
      'node_modules/x/a.md': 'it is a hidden, generated or installed file',
      'build/a.md': 'it is a hidden, generated or installed file',
      'docs/closed.md': 'it is in a read-only file',
    });
    expect(read(root, '.env')).toBe('SECRET=1\n');
  });
});

/** A remark step that does something with each node of a page. */
const step = (work: string) =>
  config(`  plugins: [{ name: 'events', apiVersion: 1, markdown: () => ({ remark: [() => (tree) => {
    const visit = (node) => { ${work}; for (const child of node.children ?? []) visit(child); };
    visit(tree);
  }] }) }],
`);

describe('a place that holds another text than the fix replaces', () => {
  const paid = '# Paid\n';
  const cases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'words that a step made a link of': {
      'site.config.ts': step(
        `if (node.children) node.children = node.children.flatMap((child) => child.type === 'text' && child.value.includes('evt!')
          ? [{ type: 'link', url: '/docs/order-payed', position: child.position, children: [{ type: 'text', value: 'x' }] }] : [child])`,
      ),
      'docs/index.md': '# Home\n\nWait for evt!order.payed here.\n',
      'docs/order-paid.md': paid,
    },
    'a link that a step gave another address': {
      'site.config.ts': step(`if (node.type === 'link') node.url = './order-payed.md'`),
      'docs/index.md': '# Home\n\nSee [it](evt!order.payed) here.\n',
      'docs/order-paid.md': paid,
    },
    'an image that a step moved to the place of its paragraph': {
      'site.config.ts': step(
        `if (node.type === 'paragraph' && node.position) node.children = [{ type: 'image', url: './order-payed.png', position: node.position }]`,
      ),
      'docs/index.md': '# Home\n\nA whole paragraph.\n',
      'docs/order-paid.png': 'image',
    },
    'a page that comes from data': {
      'site.config.ts': config(`  plugins: [{ name: 'orders', apiVersion: 1, discover: () => [{
        id: 'orders.md', docs: 'default', text: '# Orders\\n\\nSee [it](/docs/order-payed).\\n',
        origin: 'orders.yaml', place: { start: { line: 1, column: 8 }, end: { line: 1, column: 14 } },
      }] }],
`),
      'docs/index.md': '# Home\n',
      'docs/order-paid.md': paid,
      'orders.yaml': 'title: Orders\n',
    },
  };
  test.each(Object.keys(cases))('%s', async (name) => {
    const texts = cases[name] ?? {};
    const root = site(texts);
    const { printed } = await slodocs(root, 'check', '--fix');
    expect(printed).toMatch(/broken-(?:link|image)/);
    expect(printed).toContain('order-paid');
    expect(printed).not.toMatch(/fixed \d/);
    for (const [path, text] of Object.entries(texts)) expect(read(root, path)).toBe(text);
  });
});

describe('what is refused, and then nothing more is written', () => {
  test('a file that changed between the check and the write', async () => {
    const root = site({ ...plain, 'docs/other.md': '# Other\n\n[set up](./install.md#setp)\n' });
    const edited = '# Other\n\nEdited meanwhile.\n';
    const result = await fixSite({ root, onChanges: () => put(root, { 'docs/other.md': edited }) });
    expect(result.refusal?.message).toBe(
      'the fixes cannot be written: "docs/other.md" was changed by another process in the meantime',
    );
    expect(read(root, 'docs/index.md')).toBe(plain['docs/index.md']);
    expect(read(root, 'docs/other.md')).toBe(edited);
    expect(leftIn(root)).toEqual([]);
  });

  test('after a round that was written, which is told', async () => {
    const root = site({
      'site.config.ts': config(),
      'docs/index.md': '# Home\n\n![a dot](./dott.svg)\n\n[Box](./boxx.md)\n',
      'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
      'docs/box.md': '# Box\n',
    });
    let rounds = 0;
    const onChanges = (): void => {
      if (++rounds === 2) writeFileSync(join(root, 'docs/index.md'), '# Mine\n');
    };
    const { refusal, fixed } = await fixSite({ root, onChanges });
    expect(fixed).toHaveLength(1);
    expect(refusal?.help).toBe('Written before: "docs/index.md". Nothing more was changed.');
    expect(read(root, 'docs/index.md')).toBe('# Mine\n');
  });

  test('a place where the folder of a change cannot be', async () => {
    const root = site(plain);
    const stage = join(root, `.slodocs-change-${process.pid}`);
    mkdirSync(join(root, 'docs/index.md.d'));
    const result = await fixSite({
      root,
      onChanges: () => {
        rmSync(join(root, 'docs/index.md'));
        mkdirSync(join(root, 'docs/index.md/held'), { recursive: true });
        writeFileSync(join(root, 'docs/index.md/held/a.txt'), 'a');
      },
    });
    expect(result.refusal?.message).toMatch(/docs\/index\.md/);
    expect(leftIn(root).filter((name) => join(root, name) === stage)).toEqual([]);
  });
});

describe('faults of the command line', () => {
  test.each([
    [['--dry-run'], '--dry-run requires --fix'],
    [
      ['--fix-only', 'resolve/broken-lnk'],
      'there is no diagnostic "resolve/broken-lnk" for --fix-only\nDid you mean "resolve/broken-link"?',
    ],
    [['--fix-only', 'broken-link'], 'Did you mean "resolve/broken-link"?'],
    [['--fix-only', 'a/b,'], 'It must be a list such as "a,b"'],
  ])('%j', async (words, said) => {
    const { code, printed } = await slodocs(site(plain), 'check', ...words);
    expect(code).toBe(2);
    expect(printed).toContain(said);
  });

  test('a format for programs is one document; the diff goes to standard error', async () => {
    const root = site(plain);
    const { printed } = await slodocs(root, 'check', '--fix', '--format', 'json');
    expect(JSON.parse(printed.slice(printed.indexOf('\n{') + 1)).summary).toMatchObject({ errors: 0, ok: true });
  });
});
