// Suggests fixes for errors of the theme's hooks, whose messages are Docusaurus's.

/** Undefined for any other error. */
export function helpForHook(message: string): string | undefined {
  return ways.find(([words]) => words.test(message))?.[1];
}

const ways: readonly (readonly [RegExp, string])[] = [
  [
    /^Hook useDocsSidebar is called outside the <|^Unexpected: cant find current sidebar in context$/,
    'Give the page an entry in a sidebar, or hand over what to show: `<DocCardList items={[{ label: "…", href: "…" }]} />`.',
  ],
  [/^Hook \w+ is called outside the <\w+>\./, 'Ask `usePage().version` first: it is null outside of the docs.'],
  [
    / is not associated with a category\. useCurrentSidebarCategory\(\)/,
    'Give it a place in one, or ask `useCurrentSidebarSiblings` for the entries beside it.',
  ],
  [
    /^no version doc found by id=/,
    'The id of a doc is its path in the folder of its version, without extension and number prefixes.',
  ],
  [
    /^Couldn't find any doc with id "/,
    'Take one of these ids; the docs of another folder are found with its id: `useLayoutDoc(id, folder)`.',
  ],
  [/^Can't find any sidebar with id "/, 'Take one of these ids, or name the docs folder: `useLayoutDocsSidebar(id, folder)`.'],
  [
    /^You are using a feature of the Docusaurus docs plugin|^Docusaurus plugin global data not found for "/,
    'What is there are the folders in `docs` of the configuration, by their ids: a folder without one is `default`.',
  ],
  [
    /^no plugin has data for "/,
    'A plugin answers by `data` of the site that its `resolve` hook gives back; `posts` with `releases: true` has `latest:stable`.',
  ],
  [/^Unexpected: no Docusaurus route context found$/, 'A component has a route where a page shows it.'],
];
