// The site to what its pages ask of it: the index that answers, and whether it still answers what it did.
import type { Question } from '#model/lookups';
import type { Page } from '#model/page';
import type { Plugin } from '#model/plugin';
import type { Site } from '#model/site';
import type { PropsOfPages } from '../props/page-props.ts';
import { openAnswers } from './answer.ts';
import { type Asker, askerFinder } from './asker.ts';
import type { AskingPage } from './asking-page.ts';
import type { NotedAnswers } from './asking-server.ts';
import { frontMatterOf } from './front-matter.ts';
import { indexSite, type SiteIndex } from './index-site.ts';

export interface Lookups {
  readonly askerOf: (page: Page) => Asker;
  /** Made when it is first asked for. */
  readonly index: () => SiteIndex;
  /** True where the site gives a page each of these answers. */
  hold(page: Page, answers: NotedAnswers): boolean;
}

export function openLookups(site: Site, props: PropsOfPages, plugins: readonly Plugin[]): Lookups {
  let made: SiteIndex | undefined;
  const askerOf = askerFinder(site, plugins);
  const index = (): SiteIndex => {
    made ??= indexSite(site);
    return made;
  };
  const answerOf = openAnswers(index, site.settings);
  const answer = (page: AskingPage, key: string): string | undefined => {
    try {
      return JSON.stringify(answerOf(page, key.split('\n') as unknown as Question));
    } catch {
      // There is no answer any more: rendering will tell.
      return undefined;
    }
  };
  return {
    askerOf,
    index,
    hold(page, answers) {
      const frontMatter = () => frontMatterOf(page.kind === 'doc' ? page : undefined);
      const noted = Object.entries(answers);
      if (noted.length === 0) return true;
      const asking = { ...askerOf(page), props: () => props.of(page), frontMatter };
      return noted.every(([key, before]) => answer(asking, key) === JSON.stringify(before));
    },
  };
}
