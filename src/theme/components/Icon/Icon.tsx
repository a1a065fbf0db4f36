// The small drawings of the shell. They are decoration: what they mean is said in words beside them.
import type { ReactElement } from 'react';

const paths = {
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  down: 'M4 6l4 4 4-4',
  up: 'M4 10l4-4 4 4',
  forward: 'M6 3.5L10.5 8 6 12.5',
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.3 10.3l3.4 3.4',
  light:
    'M10.75 8a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0zM8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M3.4 12.6l1-1M11.6 4.4l1-1',
  dark: 'M13.5 9.6A5.75 5.75 0 0 1 6.4 2.5a5.75 5.75 0 1 0 7.1 7.1z',
  system: 'M2 3h12v8H2zM5.5 13.5h5',
  language:
    'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM2 8h12M8 2c2.2 1.7 2.6 4 2.6 6S10.2 12.3 8 14C5.8 12.3 5.4 10 5.4 8S5.8 3.7 8 2z',
  home: 'M2.5 7.5L8 3l5.5 4.5M4 6.5V13h8V6.5',
  external: 'M6.5 3.5h-3v9h9v-3M9 3h4v4M13 3L7.5 8.5',
  pencil: 'M3 13l.6-2.8L10.8 3 13 5.2 5.8 12.4zM9.3 4.5l2.2 2.2',
  sidebar: 'M2.5 3h11v10h-11zM6.5 3v10',
} as const;

export type IconName = keyof typeof paths;

/** One em square, in the colour of the text around it. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
