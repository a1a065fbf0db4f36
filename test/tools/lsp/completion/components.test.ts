// What completes components, props, fences, admonitions, imports and emoji.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configText } from '../../../pipeline/built-site.ts';
import { type OpenedSite, openForEditor } from './asked.ts';

const files = {
  'site.config.ts': configText(
    "  plugins: [admonitions({ keywords: ['exercise'] }), codeHighlight({ aliases: { nines: 'yaml' } })],\n  theme: { components: { Plan: 'src/components/plan.tsx' } },\n",
  ).replace(
    "import { defineConfig } from 'slodocs';",
    "import { defineConfig } from 'slodocs';\nimport { admonitions, codeHighlight } from 'slodocs/plugins';",
  ),
  'src/components/plan.tsx':
    "export default function Plan({ tier, price, open }: { tier: 'free' | 'team'; price?: number; open?: boolean }) {\n  return <b data-open={open}>{tier}{price}</b>;\n}\n",
  'src/components/chart.tsx': "export function Chart({ unit = 'ms' }: { unit?: 'ms' | 's' }) {\n  return <i>{unit}</i>;\n}\n",
  'docs/index.mdx':
    'import { Chart as Graph } from \'../src/components/chart.tsx\';\nimport Quotas from \'./_quotas.mdx\';\n\n# Home\n\n<Graph unit="s" /> <Plan tier="free" />\n\n<Quotas />\n\nexport const Own = () => <b>x</b>;\n\n<Own />\n',
  'docs/_quotas.mdx': 'Quotas.\n',
  'docs/plain.md': '# Plain\n',
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
const head =
  "import { Chart as Graph } from '../src/components/chart.tsx';\nimport Quotas from './_quotas.mdx';\n\nexport const Own = () => <b>x</b>;\n\n";

describe('a component', () => {
  it.each([
    ['<Ta‸', ['TabItem', 'Tabs']],
    ['<Pl‸', ['Plan']],
    ['<Gra‸', ['Graph']],
    ['<Quo‸', ['Quotas']],
    ['<Ow‸', ['Own']],
    ['text <Bad‸ge>', ['Badge']],
    ['<Tabs>\n  <Tab‸', ['TabItem', 'Tabs']],
    ['a < b‸', []],
    ['<https://‸', []],
    ['`<Ta‸`', []],
  ])('%s', async (text, expected) => {
    const labels = await site.labels(page, head + text);
    expect(labels).toEqual(expected);
  });

  it('is a component in Markdown files too, which may hold JSX', async () => {
    expect(await site.labels('docs/plain.md', '<Ta‸')).toContain('Tabs');
  });

  it('is closed by editors that know snippets, where nothing stands behind it', async () => {
    expect(await site.take(page, '<Kb‸', 'Kbd', true)).toBe('<Kbd$1>$0</Kbd>‸');
    expect(await site.take(page, '<Kb‸', 'Kbd')).toBe('<Kbd‸');
    expect(await site.take(page, '<Kb‸>x</Kbd>', 'Kbd', true)).toBe('<Kbd‸>x</Kbd>');
    expect(await site.take(page, '<Kbd>x</K‸', 'Kbd', true)).toBe('<Kbd>x</Kbd‸');
  });

  it('is explained by the manual', async () => {
    const [item] = await site.complete(page, '<Badg‸');
    expect(item?.documentation?.value).toMatch(/^A badge labels the text next to it/);
  });
});

describe('a prop', () => {
  it.each([
    ['<Tabs gr‸', ['groupId']],
    ['<Plan ‸', ['tier', 'price', 'open']],
    ['<Plan tier="free" ‸ />', ['price', 'open']],
    ['<Plan\n  tier="free"\n  pri‸', ['price']],
    ['<Plan price={{ a: "}" }.b} ‸', ['tier', 'open']],
    ['<Graph u‸', ['unit']],
    ['<Own ‸', []],
    ['<Nobody ‸', []],
    ['</Tabs ‸', []],
  ])('%s', async (text, expected) => {
    expect(await site.labels(page, head + text)).toEqual(expected);
  });

  it.each([
    ['<Badge kind="da‸"', ['danger']],
    ['<Icon name="roc‸"', ['rocket']],
    ['<Admonition type="ex‸"', ['exercise']],
    ["<Plan tier='‸'", ['free', 'team']],
    ['<Graph unit="‸"', ['ms', 's']],
    ['<Plan price="‸"', []],
  ])('has the values of %s', async (text, expected) => {
    expect(await site.labels(page, head + text)).toEqual(expected);
  });

  it('has its quotes or braces from editors that know snippets', async () => {
    expect(await site.take(page, '<Plan ti‸', 'tier', true)).toBe('<Plan tier="$1"‸');
    expect(await site.take(page, '<Plan pr‸', 'price', true)).toBe('<Plan price={$1}‸');
    expect(await site.take(page, '<Plan op‸', 'open', true)).toBe('<Plan open‸');
    expect(await site.take(page, '<Plan ti‸="free"', 'tier', true)).toBe('<Plan tier‸="free"');
  });
});

describe('other words', () => {
  it.each([
    [':::dan‸', ['danger']],
    ['- :::ex‸', ['exercise']],
    ['::::ti‸', ['tip']],
    ['> [!WAR‸', ['WARNING']],
    ['> [!wa‸]', ['WARNING']],
    ['```typesc‸', ['typescript']],
    ['~~~nin‸', ['nines']],
    ['> - ```dockerf‸', ['dockerfile']],
    ['```js ti‸', ['title']],
    ['```js title="a b" show‸', ['showLineNumbers']],
    ['```sh npm‸', ['npm2yarn']],
    ['```js title="sho‸"', []],
    ['```js frame=‸', ['terminal', 'code', 'none']],
    ['```js\nti‸', []],
    ['A :rocke‸', [':rocket:']],
    ['10:30‸', []],
    ['A :‸', []],
  ])('%j', async (text, expected) => {
    expect(await site.labels(page, text)).toEqual(expected);
  });

  it('does not offer a word that stands there', async () => {
    expect(await site.labels(page, '```js title="x" ‸ showLineNumbers')).not.toContain('title');
    expect(await site.labels(page, '```js title="x" ‸ showLineNumbers')).not.toContain('showLineNumbers');
  });

  it.each([
    ["import Quotas from './_q‸'", '_quotas.mdx', "import Quotas from './_quotas.mdx‸'"],
    ["import X from '‸'", '_quotas.mdx', "import X from './_quotas.mdx‸'"],
    ["import { Chart } from '../src/components/ch‸'", 'chart.tsx', "import { Chart } from '../src/components/chart.tsx‸'"],
    ["import {\n  Chart,\n} from '@site/src/‸'", 'chart.tsx', "import {\n  Chart,\n} from '@site/src/components/chart.tsx‸'"],
    ["import X from '@theme/Ta‸'", '@theme/Tabs', "import X from '@theme/Tabs‸'"],
  ])('%s', async (text, label, expected) => {
    expect(await site.take(page, text, label)).toBe(expected);
  });
});
