// What pages say of their headings, to the table of contents that a reader sees.
import { describe, expect, it } from 'vitest';
import { buildSite, configText } from '../../built-site.ts';
import { shown } from '../../shown.ts';

const headings = '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six\n';

/** Partials may be shown twice, whatever becomes of their ids. */
const repeats = configText("  severity: { 'parse/duplicate-heading-id': 'off' },\n");

/** The table of contents of a page and what stands in its text as a list of headings. */
async function tocOf(text: string, files: Record<string, string> = {}): Promise<readonly string[]> {
  const site = await buildSite({ 'site.config.ts': repeats, 'docs/page.mdx': text, ...files });
  return shown(site.page('docs/page')).toc;
}

describe('levels', () => {
  const levels = async (frontMatter: string): Promise<readonly string[]> =>
    (await tocOf(`---\n${frontMatter}\n---\n\n# T\n\n${headings}`)).map((line) => line.split(' ')[0] ?? '');

  it('are two and three, or what the page says', async () => {
    expect(await levels('title: T')).toEqual(['Two', 'Three']);
    expect(await levels('toc_min_heading_level: 3\ntoc_max_heading_level: 5')).toEqual(['Three', 'Four', 'Five']);
    expect(await levels('toc_max_heading_level: 2')).toEqual(['Two']);
    expect(await levels('toc_max_heading_level: 6')).toEqual(['Two', 'Three', 'Four', 'Five', 'Six']);
    expect(await levels('hide_table_of_contents: true')).toEqual([]);
  });

  it('do not leave nothing where the lower bound alone is set', async () => {
    expect(await levels('toc_min_heading_level: 4')).toEqual(['Four']);
    expect(await levels('toc_min_heading_level: 3')).toEqual(['Three']);
  });
});

describe('headings', () => {
  it('count wherever they stand, in the order of the page', async () => {
    const text = `# T

import Part from './_part.mdx';

## First {#one}

<Part />

<Tabs>
  <TabItem value="a" label="A">

### In a tab

  </TabItem>
</Tabs>

<details>
  <summary>More</summary>

### In details

</details>

:::note

### In a note

:::

<Part />

## \`code\` & *more*
`;
    expect(await tocOf(text, { 'docs/_part.mdx': '### Of the part\n' })).toEqual([
      'First #one',
      'Of the part #of-the-part',
      'In a tab #in-a-tab',
      'In details #in-details',
      'In a note #in-a-note',
      'Of the part #of-the-part',
      'code & more #code--more',
    ]);
  });

  it('give way to those that the page exports, which may hold those of a partial', async () => {
    const own = "{ value: 'Own <code>one</code>', id: 'own', level: 2 }";
    const text = `import Part, { toc as partToc } from './_part.mdx';

# T

<Part />

## Own one {#own}

## Not listed

export const toc = [...partToc, ${own}];
`;
    const site = await buildSite({ 'docs/page.mdx': text, 'docs/_part.mdx': '## Of *the* part\n' });
    const html = site.page('docs/page');
    expect(shown(html).toc).toEqual(['Of the part #of-the-part', 'Own one #own']);
    expect(html).toContain('<a href="#of-the-part">Of <em>the</em> part</a>');
  });

  it('can stand in the text, between levels of their own', async () => {
    const inline = async (props: string): Promise<readonly (string | undefined)[]> => {
      const site = await buildSite({ 'docs/page.mdx': `# T\n\n<TOCInline toc={toc}${props} />\n\n${headings}` });
      const list = /<div class="toc-inline">.*?<\/div>/s.exec(site.page('docs/page'))?.[0] ?? '';
      return Array.from(list.matchAll(/href="#(\w+)"/g), ([, id]) => id);
    };
    expect(await inline('')).toEqual(['two', 'three']);
    expect(await inline(' minHeadingLevel={4}')).toEqual(['four']);
    expect(await inline(' minHeadingLevel={3} maxHeadingLevel={6}')).toEqual(['three', 'four', 'five', 'six']);
    expect(await inline(' maxHeadingLevel={2}')).toEqual(['two']);
  });
});

it('has the headings of a partial once, whatever else of it the page shows', async () => {
  const text =
    "import Part, { Badge } from './_part.mdx';\nimport * as all from './_part.mdx';\n\n# T\n\n<Part />\n\n<Badge /> <all.Badge />\n";
  const toc = await tocOf(text, { 'docs/_part.mdx': 'export const Badge = () => <i>badge</i>;\n\n## Of the part\n' });
  expect(toc).toEqual(['Of the part #of-the-part']);
});
