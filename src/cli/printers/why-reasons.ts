// Formats the reasons why a page is rendered.
import type { RenderReason } from '#model/why';

/** Each finishes a sentence that ends in "because"; changes are joined into one. */
const words: Readonly<Record<RenderReason, { readonly changed: string } | { readonly whole: string }>> = {
  content: { changed: 'its content' },
  partials: { changed: 'its partials' },
  components: { changed: 'its components' },
  slots: { changed: 'the theme parts that the site replaces' },
  layout: { changed: 'its layout' },
  owner: { changed: 'the plugin that it belongs to' },
  stylesheets: { changed: 'its stylesheets' },
  links: { changed: 'the targets of its links' },
  page: { changed: 'its metadata (title, tags, dates)' },
  head: { changed: 'the head elements that plugins add' },
  sidebar: { changed: 'its sidebar' },
  neighbours: { changed: 'its neighbors' },
  versions: { changed: 'its version, or its counterparts in other versions' },
  sections: { changed: 'the sections of the site that it links to' },
  code: { changed: 'the syntax highlighting in its components' },
  images: { changed: 'its image formats' },
  picture: { changed: "the site's default social image" },
  languages: { changed: 'its addresses in other languages' },
  robots: { changed: 'whether search engines may list it' },
  lead: { changed: 'the description below its title' },
  identity: { changed: 'the title or the tagline of the site' },
  addresses: { changed: 'the address of the site' },
  language: { changed: 'the language or the interface texts of the site' },
  policy: { changed: 'whether the site has a policy' },
  colors: { changed: 'the colors of the site' },
  fonts: { changed: 'the fonts of the site' },
  icons: { changed: 'the icons of the site' },
  metadata: { changed: 'the metadata of the site' },
  announcement: { changed: 'the announcement' },
  storage: { changed: "the storage for readers' choices" },
  variants: { changed: 'the variants that readers can choose' },
  navbar: { changed: 'the navbar' },
  footer: { changed: 'the footer' },
  home: { changed: 'the address of the home page' },
  search: { changed: 'the address of the search page' },
  sidebars: { changed: 'how sidebars behave' },
  contents: { changed: 'the levels of tables of contents' },
  actions: { changed: 'the actions that pages offer for their Markdown' },
  scripts: { changed: 'the scripts of the site' },
  styles: { changed: 'the stylesheets of the site' },
  files: { changed: 'a file that is read while it is rendered' },
  answers: { changed: "the answers to its components' hooks" },
  new: { whole: 'the page is new' },
  lost: { whole: 'it was no longer in the cache' },
  first: { whole: 'nothing had been rendered here before' },
  engine: { whole: 'it had been rendered by another version of slodocs' },
  cache: { whole: 'the cache had been deleted' },
};

export function because(reasons: readonly RenderReason[]): string {
  const found = reasons.map((reason) => words[reason]);
  const changed = found.flatMap((word) => ('changed' in word ? [word.changed] : []));
  const whole = found.flatMap((word) => ('whole' in word ? [word.whole] : []));
  return [...(changed.length > 0 ? [`${listed(changed)} changed`] : []), ...whole].join(', ');
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
