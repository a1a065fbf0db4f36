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
    'Remove the import.',
    known.length > 0 ? `${list} ${known.length > 1 ? 'need' : 'needs'} no import here.` : '',
    ...(known.length + hints.length > 0 ? [] : [`Components that need no import are ${builtIn.join(', ')}.`]),
    ...new Set(hints),
  ]
    .filter(Boolean)
    .join(' ');
}

const components: Readonly<Record<string, string>> = {
  // Starlight
  Aside: box('note', 'Instead of Starlight\'s `<Aside>`, use `<Admonition type="note">`'),
  CardGrid: 'Instead of Starlight\'s `<CardGrid>`, use `<Cards>` with a `<Card title="…" href="…">` for each.',
  LinkCard: 'For a card that is a link, use `<Card title="…" href="…">` in `<Cards>`.',
  LinkButton: 'Write a link. On a home page, links in `<HeroActions>` look like buttons.',
  Code: 'To show code in a component, use `<CodeBlock language="…">`.',
  // Mintlify
  Note: box('note'),
  Tip: box('tip'),
  Info: box('info'),
  Warning: box('warning'),
  Danger: box('danger'),
  Check: box('success'),
  Accordion: details('Accordion'),
  AccordionGroup: 'Remove it. For collapsible content, use `<details>` elements with a `<summary>`, one below the other.',
  Expandable: details('Expandable'),
  Tab: 'For a tab, use `<TabItem label="…">` in `<Tabs>`.',
  CardGroup: 'Instead of Mintlify\'s `<CardGroup>`, use `<Cards>` with a `<Card title="…" href="…">` for each.',
  Columns: 'For cards next to each other, use `<Cards>` with a `<Card title="…" href="…">` for each.',
  Step: 'Put a numbered list in `<Steps>`. Each item is a step.',
  Frame: 'For a picture with a caption, use `<Figure caption="…">`.',
  ParamField: parameters('ParamField'),
  ResponseField: parameters('ResponseField'),
  Property: parameters('Property'),
  RequestExample: 'Write the code block where it should be shown.',
  ResponseExample: 'Write the code block where it should be shown.',
  Tooltip: 'Tooltips are not supported. Write an `<abbr title="…">`, or link to a glossary entry.',
  Snippet: "Import the Markdown file: `import Part from './_part.mdx'`, and write `<Part />`.",
  // Nextra and Fumadocs
  Callout: box('info', 'For a callout, use `<Admonition type="info">`'),
  Callouts: box('info'),
  Accordions: 'Remove it. For collapsible content, use `<details>` elements with a `<summary>`, one below the other.',
  Folder: 'Put a bulleted list in `<FileTree>`. Folders end in `/`.',
  File: 'Put a bulleted list in `<FileTree>`. Folders end in `/`.',
  Files: 'For a file tree, use `<FileTree>` with a bulleted list in it.',
  TypeTable: parameters('TypeTable'),
  ImageZoom: 'Write the image in Markdown. Readers can enlarge it.',
  InlineTOC: 'To show the headings of a page in its text, use `<TOCInline toc={toc} />`.',
  // VitePress and others
  CodeGroup: tabs('CodeGroup'),
  CodeTabs: tabs('CodeTabs'),
  CodeBlocks: tabs('CodeBlocks'),
  PackageManagerTabs: tabs('PackageManagerTabs'),
  ClientOnly: "Import it under another name: `import BrowserOnly from '@docusaurus/BrowserOnly'`.",
  // GitBook
  Hint: box('tip'),
};

function box(kind: string, claim = `For a box, use \`<Admonition type="${kind}">\``): string {
  return `${claim}, or \`:::${kind}\` in Markdown.`;
}

function details(name: string): string {
  return `Instead of \`<${name} title="…">\`, use \`<Details summary="…">\`, or HTML: \`<details>\` with a \`<summary>\`.`;
}

function tabs(name: string): string {
  return `Instead of \`<${name}>\`, write the code blocks one below the other, each with its label: \`\`\`\` \`\`\`js tab="npm" \`\`\`\`.`;
}

function parameters(name: string): string {
  return `There is no component for it. Instead of \`<${name}>\`, write a table or a list, or your own component.`;
}
