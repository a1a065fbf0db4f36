// Renders an icon of the shell as decoration hidden from screen readers.
import type { ReactElement } from 'react';
import { drawings } from './drawings.ts';

export type IconName = keyof typeof drawings;

/** One em square, in the color of the text around it. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
