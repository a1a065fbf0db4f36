// Renders links to the site's social profiles as icons with names for screen readers.
import type { ReactElement } from 'react';
import type { SocialLink } from '#model/navigation';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';

export function Social({ links }: { links: readonly SocialLink[] }): ReactElement {
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
