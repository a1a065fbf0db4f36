// Renders the top of a home page: a claim, an explanation, buttons, and a picture beside them.
import type { ReactElement, ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';

export interface HeroProps {
  /** The heading of the page. */
  readonly title?: ReactNode;
  /** Stands beside the text, or below it on phones. */
  readonly picture?: ReactNode;
  /** A sentence or two below the heading, and `HeroActions`. */
  readonly children?: ReactNode;
}

export function Hero({ title, picture, children }: HeroProps): ReactElement {
  if (!title) throw new ContentFault('<Hero> has no title', 'Add one, which is the heading of the page: `<Hero title="…">`.');
  return (
    <header className="hero">
      <div className="hero-text">
        <h1>{title}</h1>
        {children}
      </div>
      {picture && <div className="hero-picture">{picture}</div>}
    </header>
  );
}

/** Links that look like buttons; the first one stands out. */
export function HeroActions({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className="hero-actions">{children}</div>;
}
