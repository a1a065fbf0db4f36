// The small drawings of the shell. They are decoration: what they mean is said in words beside them.
import type { ReactElement } from 'react';

const paths = {
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  down: 'M4 6l4 4 4-4',
  forward: 'M6 3.5L10.5 8 6 12.5',
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
