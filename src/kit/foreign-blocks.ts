// Suggests replacements for directives of other generators.

/** The replacement; undefined for a name that no other generator is known for. */
export function foreignBlockHelp(name: string): string | undefined {
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}

const tabs =
  'Write the code blocks one below the other, each with its label after the language: ```` ```js tab="npm" ````. For tabs with other content, use `<Tabs>` and `<TabItem>` in MDX.';

const blocks: Readonly<Record<string, string>> = {
  details:
    'For collapsible content, use HTML: `<details>`, `<summary>Title</summary>`, an empty line, the content, and `</details>`.',
  collapse:
    'For collapsible content, use HTML: `<details>`, `<summary>Title</summary>`, an empty line, the content, and `</details>`.',
  'code-group': tabs,
  'code-tabs': tabs,
  tabs,
  tab: tabs,
  steps: 'In MDX, put a numbered list in `<Steps>`.',
  cards: 'In MDX, write `<Cards>` with a `<Card title="…" href="…">` for each.',
  card: 'In MDX, write `<Cards>` with a `<Card title="…" href="…">` for each.',
  'v-pre': 'Remove it. Markdown is not a template here, and code is shown as written.',
  raw: 'Remove it. Content does not need protection from page styles here.',
  hint: asKind('tip'),
  error: asKind('danger'),
  failure: asKind('danger'),
  bug: asKind('danger'),
  attention: asKind('warning'),
  question: asKind('info'),
  abstract: asKind('info'),
  summary: asKind('info'),
  example: asKind('note'),
  seealso: asKind('note'),
  check: asKind('success'),
};

function asKind(kind: string): string {
  return `Write \`:::${kind}\`, with your own title in brackets: \`:::${kind}[Title]\`.`;
}
