// The site to what its pages ask of it: the index that answers, and whether it still answers what it did.
import type { Question } from '#model/lookups';
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import { answersWhenAsked } from './answer.ts';
import { type Asker, askerFinder, frontMatterOf } from './asker.ts';
import type { NotedAnswers } from './asking-server.ts';
import { indexSite, type SiteIndex } from './index-site.ts';

export interface Lookups {
  readonly askerOf: (page: Page) => Asker;
  /** Made when it is first asked for. */
  readonly index: () => SiteIndex;
  /** True where the site gives a page each of these answers. */
  hold(page: Page, answers: NotedAnswers): boolean;
}

export function openLookups(site: Site): Lookups {
  let made: SiteIndex | undefined;
  const askerOf = askerFinder(site);
  const index = (): SiteIndex => {
    made ??= indexSite(site);
    return made;
  };
  const answerOf = answersWhenAsked(index, site.settings);
  return {
    askerOf,
    index,
    hold(page, answers) {
      const noted = Object.entries(answers);
      if (noted.length === 0) return true;
      const asker = { ...askerOf(page), frontMatter: frontMatterOf(page.kind === 'doc' ? page : undefined) };
      return noted.every(
        ([key, before]) => JSON.stringify(answerOf(asker, key.split('\n') as unknown as Question)) === JSON.stringify(before),
      );
    },
  };
}
