// Renders a link that toggles something once scripts run, and leads somewhere until then.
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { isPlainClick } from '../../dom/plain-click.ts';

export interface TogglerProps {
  readonly href: string;
  readonly awake: boolean;
  /** Undefined for a link that opens nothing. */
  readonly expanded?: boolean | undefined;
  readonly onToggle: (link: HTMLElement) => void;
  readonly children: ReactNode;
}

export function Toggler({ href, awake, expanded, onToggle, children }: TogglerProps): ReactElement {
  if (!awake) return <a href={href}>{children}</a>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts it is a link.
    <a
      href={href}
      role="button"
      aria-expanded={expanded}
      onClick={(event) => isPlainClick(event) && onToggle(stop(event))}
      onKeyDown={(event) => event.key === ' ' && onToggle(stop(event))}
    >
      {children}
    </a>
  );
}

/** Stops propagation and the default action. */
export function stop<Of extends HTMLElement>(event: SyntheticEvent<Of>): Of {
  event.preventDefault();
  return event.currentTarget;
}
