// Renders one column of the footer: links under a title.

import type { ReactElement } from 'react';
import type { NavItemProps } from '#model/page-props';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

export interface FooterColumnProps {
  readonly title: string;
  readonly items: readonly NavItemProps[];
}

export function FooterColumn({ title, items }: FooterColumnProps): ReactElement {
  return (
    <div className="footer-column">
      {title !== '' && <p className="footer-title">{title}</p>}
      <ul>
        {items.map(({ html, href, external, active, label }, index) =>
          // What the author of the configuration wrote.
          html === undefined ? (
            <li key={index}>
              <SmartLink className="footer-link" href={href} external={external} current={active}>
                {label}
              </SmartLink>
            </li>
          ) : (
            <li key={index} dangerouslySetInnerHTML={{ __html: html }} />
          ),
        )}
      </ul>
    </div>
  );
}
