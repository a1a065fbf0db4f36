// Shows the footer of every page: logo, link columns, social links, copyright.

import type { ReactElement } from 'react';
import type { SiteProps } from '#model/page-props';
import { Logo } from '../Logo/Logo.tsx';
import { slot } from '../Slot/Slot.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { Social } from './Social.tsx';

export const Footer = slot('Footer', function Footer({ site }: { site: SiteProps }): ReactElement | null {
  const { footer, footerLogo, social, copyright } = site;
  if (footer.length === 0 && copyright === null && footerLogo === null && social.length === 0) return null;
  return (
    <footer className="footer">
      <div className="footer-inner">
        {(footer.length > 0 || footerLogo) && (
          <div className="footer-columns">
            {footerLogo && (
              <a className="footer-logo" href={footerLogo.href}>
                <Logo logo={footerLogo} title="" />
              </a>
            )}
            {footer.map((column, index) => (
              <FooterColumn key={index} title={column.title} items={column.items} />
            ))}
          </div>
        )}
        {(copyright !== null || social.length > 0) && (
          <div className="footer-end">
            {copyright !== null && <p className="footer-copyright">{copyright}</p>}
            {social.length > 0 && <Social links={social} />}
          </div>
        )}
      </div>
    </footer>
  );
});
