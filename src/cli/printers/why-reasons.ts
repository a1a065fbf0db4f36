// Why a page is rendered, in words.
import type { RenderReason } from '#model/why';

/** Finish a sentence that ends in "because"; what changed is joined to one. */
const words: Readonly<Record<RenderReason, { readonly changed: string } | { readonly whole: string }>> = {
  content: { changed: 'its content' },
  partials: { changed: 'its partials' },
  components: { changed: 'its components' },
  slots: { changed: 'the parts of the theme that the site replaces' },
  layout: { changed: 'its layout' },
  stylesheets: { changed: 'its stylesheets' },
  links: { changed: 'what its links lead to' },
  page: { changed: 'what is known of it (title, tags, dates)' },
  head: { changed: 'what plugins add to its head' },
  sidebar: { changed: 'its sidebar' },
  neighbours: { changed: 'its neighbours' },
  navigation: { changed: 'what every page shows of the site' },
  settings: { changed: 'the settings of the site' },
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
