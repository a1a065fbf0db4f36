// Sections that agents read of pages whose fences look like headings.
import { expect, test } from 'vitest';
import { temporarySite } from '../../pipeline/built-site.ts';
import { agentOf } from './agent.ts';

test('reads sections below fences in lists and quotes', async () => {
  const fences = [
    '- ```js\n  # no heading\n  ```',
    '1. - ~~~\n     # none\n     ~~~',
    '> ```md\n> # none\n> ```',
    '```md\n> ```\n## Below\n```',
    'One line: ```a```.',
  ];
  const text = fences.map((fence, n) => `## Part ${n}\n\n${fence}\n`).join('\n');
  const agent = await agentOf(
    temporarySite({ 'docs/index.md': '# Home\n', 'docs/fences.md': `# Fences\n\n${text}\n## Below\n\nThe end.\n` }),
  );
  for (const n of fences.keys()) {
    const { data } = await agent.call('read_page', { page: '/docs/fences', section: `part-${n}` });
    expect(String(data?.['text']).match(/^## Part \d/gm)).toEqual([`## Part ${n}`]);
  }
  const { data } = await agent.call('read_page', { page: '/docs/fences', section: 'below' });
  expect(data?.['text']).toMatch(/^## Below\n\nThe end\.\s*$/);
});
