// Renders the documentation areas on the home page, each with an icon and links.
import type { ReactElement, ReactNode } from 'react';
import './home.css';

/** SVG paths on a 24 by 24 grid. */
const icons = {
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5h4',
  book: 'M12 6.5C10.5 5 8 4.5 4 4.5v13c4 0 6.500.5 8 2 1.5-1.5 4-2 8-2v-13c-4 0-6.500.5-8 2zM12 6.5v13',
  cap: 'M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
  flag: 'M5 21V4M5 4.5c5-3 8 2.5 14 0v9c-6 2.5-9-3-14 0',
  formula: 'M17 7V4.5H6.5L13 12l-6.5 7.5H17V17',
  gauge: 'M4 17a8.5 8.5 0 1 1 16 0M12 14.5l4-5M12 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  layers: 'M12 3.5l9 5-9 5-9-5zM3.5 13L12 17.7 20.5 13M3.5 17L12 21.7 20.5 17',
  plug: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v4',
  tree: 'M9 3.5h6v5H9zM3 15.5h6v5H3zM15 15.5h6v5h-6zM12 8.5V12M6 15.5V12h12v3.5',
} as const;

export interface AreaProps {
  readonly icon: keyof typeof icons;
  /** A link, and a one-line description of its target. */
  readonly children: ReactNode;
}

/** Shows an area of the documentation, as a card that can be clicked anywhere. */
export function Area({ icon, children }: AreaProps): ReactElement {
  return (
    <li className="area">
      <svg className="area-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      {children}
    </li>
  );
}

export function Areas({ children }: { readonly children: ReactNode }): ReactElement {
  return <ul className="areas">{children}</ul>;
}
