// Lists the ids of a page that an anchor may name.
import { formIn } from '#kit/normal-form';
import type { PlacedPage, Target } from '#model/page';
import { escapeUrl } from '#model/route';
import type { Compose, Composition } from '../compose.ts';

/** Undefined where unknown ids may exist, so that no anchor can be called broken. */
export type Ids = readonly string[] | undefined;

export function idsOf(compose: Compose, page: PlacedPage | undefined): Ids {
  if (!page) return undefined;
  if (page.kind === 'doc') return knownIds(compose(page.document));
  // Category cards have no ids.
  return page.origin === 'sidebar' ? [] : page.ids;
}

export function knownIds({ complete, ids }: Composition): Ids {
  return complete ? ids : undefined;
}

/** An empty hash and `#top` are valid on any page. */
export function isBroken(hash: string | undefined, ids: Ids): hash is string {
  return hash !== undefined && hash !== '' && hash !== 'top' && ids !== undefined && formIn(hash, ids) === undefined;
}

/** The target with the id as the page has it, which browsers compare sign by sign. */
export function withOwnId(target: Target, hash: string | undefined, ids: Ids): Target {
  const id = hash === undefined || ids === undefined ? hash : formIn(hash, ids);
  if (id === undefined || id === hash) return target;
  const inForm = (text: string): string => `${text.slice(0, text.indexOf('#'))}#${escapeUrl(id.replaceAll('%', '%25'))}`;
  return target.kind === 'url' ? { ...target, url: inForm(target.url) } : { ...target, suffix: inForm(target.suffix) };
}
