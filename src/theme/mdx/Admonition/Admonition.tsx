// Renders an admonition, with the same markup as admonitions in Markdown.
import type { ReactElement, ReactNode } from 'react';
import { isStringId, say } from '../../strings.ts';

export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger`, `caution`, `important`, `success`, `secondary`. */
  readonly type?: string;
  /** The kind in words when absent. */
  readonly title?: ReactNode;
  readonly className?: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

export function Admonition({ type = 'note', title, className, id, children }: AdmonitionProps): ReactElement {
  const label = `theme.admonition.${type}`;
  const names = ['admonition', `admonition-${type}`, className];
  return (
    <div className={names.filter(Boolean).join(' ')} id={id}>
      <div className="admonition-title">{title ?? (isStringId(label) ? say(label) : type)}</div>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
