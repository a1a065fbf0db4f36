// What is told of links, keys, components and words of fences where somebody points at them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configText } from '../../pipeline/built-site.ts';
import { type OpenedSite, openForEditor } from './completion/asked.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n';

const files = {
  'site.config.ts': configText("  theme: { components: { Plan: 'src/plan.tsx' } },\n"),
  'src/plan.tsx': "export default function Plan({ tier }: { tier: 'free' | 'team' }) {\n  return <b>{tier}</b>;\n}\n",
  'docs/index.mdx': '# Home\n',
  'docs/guide.md':
    '---\ntitle: First *steps*\ndescription: Where <to> begin.\n---\n\nThe guide begins here.\n\n## Install it\n\n```sh\nnpm i\n```\n\nRead [this](./index.mdx) and **that**.\n\n## Next\n',
  'docs/logo.svg': svg,
};

let site: OpenedSite;
const afterwards: (() => void)[] = [];

beforeAll(async () => {
  site = await openForEditor(files, (done) => afterwards.push(done));
});
afterAll(() => {
  for (const done of afterwards.toReversed()) done();
});

const page = 'docs/index.mdx';

describe('what is told', () => {
  it.each([
    [
      'of a link: title, address, description and first line of the page',
      '[x](./gu‸ide.md)',
      '**First \\*steps\\***\n\n`/docs/guide` (`docs/guide.md`)\n\nWhere \\<to\\> begin.\n\nThe guide begins here.',
    ],
    [
      'of an anchor: the first lines of the section',
      '[x](./guide.md#inst‸all-it)',
      '**First \\*steps\\* › Install it**\n\n`/docs/guide#install-it` (`docs/guide.md`)\n\nRead this and that.',
    ],
    [
      'of an anchor without a name: the page',
      '[x](./gu‸ide.md#)',
      '**First \\*steps\\***\n\n`/docs/guide#` (`docs/guide.md`)\n\nWhere \\<to\\> begin.\n\nThe guide begins here.',
    ],
    ['of an image: its file and its size', '![x](./lo‸go.svg)', '`docs/logo.svg`\n\n40 × 20 pixels'],
    ['of a key: what it takes', '---\ndra‸ft: false\n---\n', '**draft**: true or false\n\ntrue: excludes the page from builds.'],
    [
      'of a nested key',
      '---\nbadge:\n  text: A\n  ki‸nd: tip\n---\n',
      '**kind**: `neutral` or `note` or `tip` or `info` or `warning` or `danger`',
    ],
    [
      'of a component of the site: its props',
      '<Pl‸an tier="free" />',
      '**\\<Plan>**, from `@site/src/plan.tsx`\n\n- `tier` (required): `"free" | "team"`',
    ],
    ['of a prop', '<Plan ti‸er="free" />', '`tier`, a required prop of `<Plan>`\n\n`"free" | "team"`'],
    ['of a word of a fence', '```js showLine‸Numbers\na\n```\n', '`showLineNumbers`: line numbers'],
    ['of lines of a fence', '```js {1‸}\na\n```\n', '`{1,3}`: highlighted lines, counted from 1'],
  ])('%s', async (_, text, expected) => {
    expect(await site.hover(page, text)).toBe(expected);
  });

  it('of a component of the theme and of an admonition is what the manual says', async () => {
    expect(await site.hover(page, '<Bad‸ge>x</Badge>')).toMatch(
      /^\*\*\\<Badge>\*\*, a theme component\n\nA badge labels the text[\s\S]*\[Manual\]\(file:.*labels\.md#badges\)\n\n- `kind`: `"neutral" \| "note"/,
    );
    expect(await site.hover(page, ':::ti‸p\n\nText.\n\n:::\n')).toMatch(
      /^\S[\s\S]*\[Manual\]\(file:.*markdown\.md#admonitions\)$/,
    );
  });

  it('of a fault is the beginning of its page', async () => {
    expect(await site.hover(page, '[x](./n‸o.md)')).toMatch(/^\S[\s\S]*\[resolve\/broken-link\]\(file:.*broken-link\.md\)$/);
  });

  it.each([
    ['plain text', 'Some te‸xt.'],
    ['an address of another site', '[x](https://exam‸ple.com/)'],
    ['code', '```js\nPl‸an\n```\n'],
    ['a value', '---\ntitle: dra‸ft\n---\n'],
  ])('is nothing of %s', async (_, text) => {
    expect(await site.hover(page, text)).toBeUndefined();
  });
});
