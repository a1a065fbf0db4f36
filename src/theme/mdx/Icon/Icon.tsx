// Renders an icon by name; the stylesheet holds the drawings, so that no page repeats them.
import type { ReactElement } from 'react';
import { nearest } from '#model/nearest';
import { ContentFault } from '../content-fault.ts';
import { iconNames } from './icon-names.ts';

export interface IconProps {
  readonly name?: string;
  /** The accessible name, if no text beside it says the same. */
  readonly label?: string;
}

export function Icon({ name = '', label }: IconProps): ReactElement {
  if (!iconNames.includes(name)) {
    const meant = nearest(name, iconNames);
    const help = meant ? `Did you mean "${meant}"?` : `There are ${iconNames.join(', ')}.`;
    throw new ContentFault(name === '' ? 'this icon has no name' : `there is no icon "${name}"`, help);
  }
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return <span className={`glyph glyph-${name}`} {...meaning} />;
}
