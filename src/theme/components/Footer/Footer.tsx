// The foot of every page: columns of links and the copyright line.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/theme';
import { slot } from '../../slot.tsx';
import { FooterColumn } from './FooterColumn.tsx';

export const Footer = slot('Footer', function Footer({ site }: { site: SiteProps }): ReactElement | null {
  if (site.footer.length === 0 && site.copyright === null) return null;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {site.footer.length > 0 && (
          <div className="footer-columns">
            {site.footer.map((column, index) => (
              <FooterColumn key={index} title={column.title} items={column.items} />
            ))}
          </div>
        )}
        {site.copyright !== null && <p className="footer-copyright">{site.copyright}</p>}
      </div>
    </footer>
  );
});
