// Renders a card with a title and text; with an address the whole card is a link.
import { type ReactElement, type ReactNode, useContext } from 'react';
import { ContentFault } from '../content-fault.ts';
import { flatChildren } from '../flat-children.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { InCards } from './Cards.tsx';

export interface CardProps {
  readonly title?: ReactNode;
  /** Any form that a link in Markdown may have. */
  readonly href?: string;
  /** The name of an icon, or an element. */
  readonly icon?: ReactNode;
  /** A line or two about it. */
  readonly children?: ReactNode;
}

export function Card({ title, href, icon, children }: CardProps): ReactElement {
  const Box = useContext(InCards) ? 'li' : 'div';
  if (flatChildren(title).length === 0) {
    throw new ContentFault('<Card> has no title', 'Add a title: `<Card title="…">`. It is the link that readers click.');
  }
  return (
    <Box className="card">
      {typeof icon === 'string' ? (
        <span className="card-icon">
          <Icon name={icon} />
        </span>
      ) : (
        icon
      )}
      <p className="card-title">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
      {children && <div className="card-text">{children}</div>}
    </Box>
  );
}
