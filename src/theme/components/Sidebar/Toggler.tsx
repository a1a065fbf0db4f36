// A link that does something in the page once scripts run, and leads somewhere until then.
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';

export interface TogglerProps {
  readonly href: string;
  readonly awake: boolean;
  /** Undefined for what does not open. */
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
      onClick={(event) => {
        if (isPlain(event)) onToggle(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') onToggle(stop(event).currentTarget);
      }}
    >
      {children}
    </a>
  );
}

/** Not one that is to open another tab. Then nothing else comes of it. */
export function isPlain(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  stop(event);
  return true;
}

function stop<E extends MouseEvent | KeyboardEvent>(event: E): E {
  event.preventDefault();
  return event;
}
