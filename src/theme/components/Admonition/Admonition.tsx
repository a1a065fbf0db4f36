// Renders an admonition, with the same markup as admonitions in Markdown.
import { type ReactElement, type ReactNode, use } from 'react';
import { PageContext } from '../../page/page-context.tsx';

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
  // In English the title of a kind is its name.
  const text = use(PageContext)?.words?.texts[`theme.admonition.${type}`] as string | undefined;
  const names = ['admonition', `admonition-${type}`, className];
  return (
    <div className={names.filter(Boolean).join(' ')} id={id}>
      <div className="admonition-title">{title ?? text ?? type}</div>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
