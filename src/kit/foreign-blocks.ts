// Suggests replacements for directives of other generators.

/** The replacement; undefined for a name that no other generator is known for. */
export function foreignBlockHelp(name: string): string | undefined {
  return Object.hasOwn(blocks, name) ? blocks[name] : undefined;
}

const tabs =
  'Write the code blocks below each other, each with its label behind the language: ```` ```js tab="npm" ````. Tabs with other content are `<Tabs>` and `<TabItem>`, in MDX.';

const blocks: Readonly<Record<string, string>> = {
  details: 'What readers unfold is HTML: `<details>`, `<summary>Title</summary>`, an empty line, the content, and `</details>`.',
  collapse: 'What readers unfold is HTML: `<details>`, `<summary>Title</summary>`, an empty line, the content, and `</details>`.',
  'code-group': tabs,
  'code-tabs': tabs,
  tabs,
  tab: tabs,
  steps: 'In MDX, write a numbered list into `<Steps>`.',
  cards: 'In MDX, write `<Cards>` with a `<Card title="…" href="…">` for each.',
  card: 'In MDX, write `<Cards>` with a `<Card title="…" href="…">` for each.',
  'v-pre': 'Leave it out: nothing in Markdown is a template here, and code is shown as it is written.',
  raw: 'Leave it out: styles of the page do not need to be kept away here.',
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
  return `Write \`:::${kind}\`, with a title of your own in brackets: \`:::${kind}[Title]\`.`;
}
