// Formulas as MathML in every format, with nothing that a strict policy for content refuses.
import { expect, test } from 'vitest';
import { buildSite, configText, prose } from '../../pipeline/built-site.ts';

const site = async (page: string, options = ''): Promise<string> => {
  const config = `import { math } from 'slodocs/plugins';\n${configText(`  plugins: [math(${options})],\n`)}`;
  return prose((await buildSite({ 'site.config.ts': config, 'docs/index.md': page })).page('docs'));
};
const formulas = (html: string): string[] =>
  Array.from(html.matchAll(/<annotation encoding="application\/x-tex">([^<]*)<\/annotation>/g), ([, tex = '']) => tex);

const page = '# T\n\nA $\\frac{a_b}{2}$ and $$c$$.\n\n$$\nx^{2}\n$$\n\n- one\n\n  ```math\n  y\n  ```\n\n`$n$` \\$5\n';

test.each([
  ['mdx', page],
  ['mdx with code', `${page}\n<b>{1 + 1}</b> $z$\n`],
  ['md', `---\nmdx: { format: md }\n---\n\n${page}`],
])('%s', async (_, text) => {
  const html = await site(text);
  expect(formulas(html)).toEqual(['\\frac{a_b}{2}', 'c', 'x^{2}', 'y', ...(text.includes('z') ? ['z'] : [])]);
  expect(html.match(/<math [^>]*display="block"/g)).toHaveLength(2);
  expect(html).toContain('<code>$n$</code> $5');
  expect(html).not.toContain('<pre');
});

test('no style is left, whatever a formula asks for', async () => {
  const html = await site('# T\n\n$\\fcolorbox{red}{blue}{a} \\pmb{b}$\n');
  expect(formulas(html)).toHaveLength(1);
  expect(html).not.toMatch(/\sstyle=/);
});

test('macros of the site hold everywhere, those of a page in it alone', async () => {
  expect(formulas(await site('# T\n\n$\\RR$ $\\gdef\\a{b}$ $\\a$\n', "{ macros: { '\\\\RR': '\\\\mathbb{R}' } }"))).toHaveLength(
    3,
  );
});

test('a single dollar is one where the site says so', async () => {
  const html = await site('# T\n\nIt costs $5 or $10, and $$a$$.\n', '{ singleDollar: false }');
  expect(html).toContain('It costs $5 or $10');
  expect(formulas(html)).toEqual(['a']);
});
