// Bodies as slodocs renders them: their furniture is known to feeds by the names that plugins and components give it.
import { expect, it } from 'vitest';
import { toContents } from '../../../../src/plugins/posts/feeds/content.ts';
import { buildSite, configText, prose } from '../../../pipeline/built-site.ts';
import { post } from './odd-source.ts';

const text = `
The burn rate[^rate] of :tada: $t < 1$ is told [below](#below), in [another](./other.md#there) and
on [a site](https://example.org/x?a=1&b=2). {/* unseen */}

## Below

:::tip[Begin *here*]
See the file [rates](./rates.csv).
:::

\`\`\`js title="rate.js" showLineNumbers {1}
const rate = "]]>"; // <b>
	rate();
\`\`\`

\`\`\`diff
- old
+ new
\`\`\`

<Tabs>
  <TabItem value="linux" label="Linux">\`apt install\`</TabItem>
  <TabItem value="macos" label="macOS">\`brew install\`</TabItem>
</Tabs>

<Steps>

1. First.
2. <Badge kind="tip">New</Badge> <Icon name="check" label="Included" /> <Kbd>Ctrl+K</Kbd>

</Steps>

- [x] done
- [ ] open

![a dot](./dot.svg "Dot")

| a | b |
|--:|---|
| 1 | 2 |

<details>
<summary>More</summary>

$$
R = \\frac{e}{1 - t}
$$

</details>

[^rate]: How fast a budget is spent.
`;

it('are readable where there are neither styles nor scripts of the site', async () => {
  const { page } = await buildSite({
    'site.config.ts': configText('  plugins: [math()],\n').replace('\n', "\nimport { math } from 'slodocs/plugins';\n"),
    'docs/a.mdx': `# A\n${text}`,
    'docs/other.md': '# Other\n\n## There\n',
    'docs/rates.csv': 'a,b\n',
    'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><circle r="8"/></svg>',
  });
  const url = 'https://case.example/docs/a';
  const [content = ''] = await toContents([post({ url, body: prose(page('docs/a')) })]);
  await expect(`${content}\n`).toMatchFileSnapshot('fixtures/real-body.html');

  expect(content).not.toMatch(
    / (?:id|style|tabindex|role|target|aria-[a-z]+|data-[a-z-]+)="|<(?:button|script|style|span|math)\b/,
  );
  expect([...content.matchAll(/ class="([^"]*)"/g)].map(([, name]) => name)).toEqual(['language-js', 'language-diff']);
  const addresses = [...content.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength(6);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/(?:case\.example\/|example\.org\/)/);
});
