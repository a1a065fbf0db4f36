// Suggests replacements for components of other generators.

/** The replacement; undefined for a name that no other generator is known for. */
export function foreignComponentHelp(name: string): string | undefined {
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** Packages whose components work only in another generator, and React packages made for another one. */
const generators = {
  others: /^(?:@astrojs\/starlight(?:\/|$)|astro[:/]|vitepress(?:\/|$)|@mintlify\/)/,
  ofReact: /^(?:nextra(?:-theme-\w+)?(?:\/|$)|fumadocs-(?:ui|core|mdx|openapi)(?:\/|$)|next(?:\/|$))/,
};

/** `any` includes packages that might work if they are installed. */
export function isForeignModule(specifier: string, any: boolean): boolean {
  return generators.others.test(specifier) || (any && generators.ofReact.test(specifier));
}

/** The replacement for an import of these names from such a module. */
export function foreignImportHelp(names: readonly string[], builtIn: readonly string[]): string {
  const known = names.filter((name) => builtIn.includes(name));
  const quoted = known.map((name) => `"${name}"`);
  const list = quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}` : quoted.join();
  const hints = names.flatMap((name) => foreignComponentHelp(name) ?? []);
  return [
    'Take the import out.',
    known.length > 0 ? `${list} ${known.length > 1 ? 'need' : 'needs'} none here.` : '',
    ...(known.length + hints.length > 0 ? [] : [`Components that need none are ${builtIn.join(', ')}.`]),
    ...new Set(hints),
  ]
    .filter(Boolean)
    .join(' ');
}

const components: Readonly<Record<string, string>> = {
  // Starlight
  Aside: box('note', 'Starlight\'s `<Aside>` is `<Admonition type="note">` here'),
  CardGrid: 'Starlight\'s `<CardGrid>` is `<Cards>` here, with a `<Card title="…" href="…">` for each.',
  LinkCard: 'A card that is a link is `<Card title="…" href="…">` here, in `<Cards>`.',
  LinkButton: 'Write a link; on a home page, links in `<HeroActions>` look like buttons.',
  Code: 'Code that a component shows is `<CodeBlock language="…">` here.',
  // Mintlify
  Note: box('note'),
  Tip: box('tip'),
  Info: box('info'),
  Warning: box('warning'),
  Danger: box('danger'),
  Check: box('success'),
  Accordion: details('Accordion'),
  AccordionGroup: 'Leave it out: parts that readers unfold are `<details>` with a `<summary>` here, one below the other.',
  Expandable: details('Expandable'),
  Tab: 'A tab is `<TabItem label="…">` here, in `<Tabs>`.',
  CardGroup: 'Mintlify\'s `<CardGroup>` is `<Cards>` here, with a `<Card title="…" href="…">` for each.',
  Columns: 'Cards beside each other are `<Cards>` here, with a `<Card title="…" href="…">` for each.',
  Step: 'Write a numbered list into `<Steps>`: each item is a step.',
  Frame: 'A picture with a caption is `<Figure caption="…">` here.',
  ParamField: parameters('ParamField'),
  ResponseField: parameters('ResponseField'),
  Property: parameters('Property'),
  RequestExample: 'Write the code block where it is to be shown.',
  ResponseExample: 'Write the code block where it is to be shown.',
  Tooltip: 'There are no tooltips: write an `<abbr title="…">`, or link to an entry of a glossary.',
  Snippet: "Import the Markdown file: `import Part from './_part.mdx'`, and write `<Part />`.",
  // Nextra and Fumadocs
  Callout: box('info', 'A callout is `<Admonition type="info">` here'),
  Callouts: box('info'),
  Accordions: 'Leave it out: parts that readers unfold are `<details>` with a `<summary>` here, one below the other.',
  Folder: 'Write a list with bullets into `<FileTree>`: folders end in `/`.',
  File: 'Write a list with bullets into `<FileTree>`: folders end in `/`.',
  Files: 'A tree of files is `<FileTree>` here, with a list with bullets in it.',
  TypeTable: parameters('TypeTable'),
  ImageZoom: 'Write the image in Markdown: readers can enlarge it.',
  InlineTOC: 'The headings of a page in its text are `<TOCInline toc={toc} />` here.',
  // VitePress and others
  CodeGroup: tabs('CodeGroup'),
  CodeTabs: tabs('CodeTabs'),
  CodeBlocks: tabs('CodeBlocks'),
  PackageManagerTabs: tabs('PackageManagerTabs'),
  ClientOnly: "Import it by another name: `import BrowserOnly from '@docusaurus/BrowserOnly'`.",
  // GitBook
  Hint: box('tip'),
};

function box(kind: string, claim = `A box is \`<Admonition type="${kind}">\` here`): string {
  return `${claim}, or \`:::${kind}\` in Markdown.`;
}

function details(name: string): string {
  return `\`<${name} title="…">\` is \`<Details summary="…">\` here, or HTML: \`<details>\` with a \`<summary>\`.`;
}

function tabs(name: string): string {
  return `Instead of \`<${name}>\`, write the code blocks below each other, each with its label: \`\`\`\` \`\`\`js tab="npm" \`\`\`\`.`;
}

function parameters(name: string): string {
  return `There is no component for it: write a table or a list instead of \`<${name}>\`, or a component of your own.`;
}
