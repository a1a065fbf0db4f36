// Renders an icon by name: of the theme, whose drawings are in the stylesheet, or of a set that the site has installed.
import { type ReactElement, useContext } from 'react';
import type { DrawnIcon } from '#model/lookups';
import { AskContext } from '../../hooks/ask.ts';
import { iconNames } from '../../known-values.ts';
import { ContentFault } from '../content-fault.ts';

export interface IconProps {
  /** `rocket`, or `lucide:rocket` with the name of its set. */
  readonly name?: string;
  /** The accessible name, if no text beside it says the same. */
  readonly label?: string;
}

export function Icon({ name = '', label }: IconProps): ReactElement {
  if (name.includes(':')) return <SetIcon name={name} label={label} />;
  if (!iconNames.includes(name)) {
    const choice = { chosen: name, among: iconNames };
    const message = name === '' ? 'this icon has no name' : `there is no icon "${name}"`;
    throw new ContentFault(message, `The icons are ${iconNames.join(', ')}.`, choice);
  }
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return <span className={`glyph glyph-${name}`} {...meaning} />;
}

/** Browsers have no sets: they keep what the server has drawn. */
function SetIcon({ name, label }: { readonly name: string; readonly label: string | undefined }): ReactElement {
  const icon = useContext(AskContext)?.(['icon', name]) as DrawnIcon | undefined;
  if (icon && 'help' in icon) throw new ContentFault(icon.message, icon.help);
  const { body = '', ...box } = icon ?? {};
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <svg className="set-glyph" {...box} {...meaning} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: body }} />;
}

/** It says nothing to screen readers: text stands beside it, as in Docusaurus. */
export function namedIcon(name: string): (props: { readonly className?: string }) => ReactElement {
  return ({ className }) => (
    <span className={className ? `glyph glyph-${name} ${className}` : `glyph glyph-${name}`} aria-hidden="true" />
  );
}
