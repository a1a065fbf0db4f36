// Moves readers to other pages, under the names of Docusaurus' router.
import { type PageLocation, useLocation } from './route.ts';

/** Addresses have the base. */
export interface PageHistory {
  readonly location: PageLocation;
  push(to: HistoryAddress): void;
  replace(to: HistoryAddress): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
}

type HistoryAddress = string | Partial<PageLocation>;

export function useHistory(): PageHistory {
  const here = useLocation();
  const hrefOf = (to: HistoryAddress): string => {
    if (typeof to === 'string') return to;
    const { pathname = here.pathname, search = '', hash = '' } = to;
    return pathname + search + hash;
  };
  return {
    location: here,
    // A click of a link, so that the page is changed without a load where it can be.
    push(to) {
      const link = document.createElement('a');
      link.href = hrefOf(to);
      link.hidden = true;
      document.body.append(link);
      link.click();
      link.remove();
    },
    replace: (to) => location.replace(hrefOf(to)),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
  };
}
