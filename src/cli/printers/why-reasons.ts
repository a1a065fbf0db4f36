// Formats the reasons why a page is rendered.
import type { RenderReason } from '#model/why';

/** Each finishes a sentence that ends in "because"; changes are joined into one. */
const words: Readonly<Record<RenderReason, { readonly changed: string } | { readonly whole: string }>> = {
  content: { changed: 'its content' },
  partials: { changed: 'its partials' },
  components: { changed: 'its components' },
  slots: { changed: 'the parts of the theme that the site replaces' },
  layout: { changed: 'its layout' },
  owner: { changed: 'the plugin that it belongs to' },
  stylesheets: { changed: 'its stylesheets' },
  links: { changed: 'what its links lead to' },
  page: { changed: 'what is known of it (title, tags, dates)' },
  head: { changed: 'what plugins add to its head' },
  sidebar: { changed: 'its sidebar' },
  neighbours: { changed: 'its neighbours' },
  versions: { changed: 'its version, or its counterparts in others' },
  sections: { changed: 'the parts of the site that it leads to' },
  code: { changed: 'what colours the code of its components' },
  images: { changed: 'the formats of its images' },
  picture: { changed: 'the picture of the site, which stands for it' },
  languages: { changed: 'its addresses in other languages' },
  robots: { changed: 'whether search engines may list it' },
  lead: { changed: 'the description below its title' },
  identity: { changed: 'the title or the tagline of the site' },
  addresses: { changed: 'the address of the site' },
  language: { changed: 'the language of the site, or its texts' },
  policy: { changed: 'whether the site has a policy' },
  colors: { changed: 'the colours of the site' },
  fonts: { changed: 'the fonts of the site' },
  icons: { changed: 'the icons of the site' },
  metadata: { changed: 'the metadata of the site' },
  announcement: { changed: 'the announcement' },
  storage: { changed: 'where browsers keep what readers choose' },
  variants: { changed: 'the variants that readers choose among' },
  navbar: { changed: 'the navbar' },
  footer: { changed: 'the footer' },
  home: { changed: 'the address of the home page' },
  search: { changed: 'the address of the search page' },
  sidebars: { changed: 'how sidebars behave' },
  contents: { changed: 'the levels of tables of contents' },
  actions: { changed: 'what pages offer to do with their Markdown' },
  scripts: { changed: 'the scripts of the site' },
  styles: { changed: 'the stylesheets of the site' },
  files: { changed: 'a file that its rendering looks at' },
  answers: { changed: 'what its components ask of the site' },
  new: { whole: 'there was no such page before' },
  lost: { whole: 'the cache had lost it' },
  first: { whole: 'nothing had been rendered here before' },
  engine: { whole: 'it had been rendered by another slodocs' },
  cache: { whole: 'the cache was gone' },
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
