// Shows the footer of every page: logo, link columns, social links, copyright.

import type { ReactElement } from 'react';
import type { SocialLink } from '#model/navigation';
import type { NavItemProps, SiteProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { slot } from '../Slot/Slot.tsx';
import { SmartLink } from '../SmartLink/SmartLink.tsx';

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

interface FooterColumnProps {
  readonly title: string;
  readonly items: readonly NavItemProps[];
}

function FooterColumn({ title, items }: FooterColumnProps): ReactElement {
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

function Social({ links }: { links: readonly SocialLink[] }): ReactElement {
  return (
    <ul className="social">
      {links.map(({ icon, href, label }) => (
        <li key={href}>
          <SocialAnchor icon={icon} href={href} label={label} />
        </li>
      ))}
    </ul>
  );
}

function SocialAnchor({ icon, href, label }: SocialLink): ReactElement {
  const isOuter = /^(https?:)?\/\//i.test(href);
  const name = isOuter ? `${label} ${say('theme.externalLinkAriaLabel')}` : label;
  const outer = isOuter ? { target: '_blank', rel: 'me noopener noreferrer' } : {};
  return (
    <a className="social-link" href={href} aria-label={name} title={label} {...outer}>
      <Icon name={icon} />
    </a>
  );
}
