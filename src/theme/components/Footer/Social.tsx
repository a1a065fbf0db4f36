// Links to where else the site's makers can be met, each a drawing with a name for those who do not see it.
import type { ReactElement } from 'react';
import type { SocialLink } from '#model/navigation';
import { say } from '../../strings.ts';

/** Lines on a square of 16, in the manner of the other icons. */
const paths: Readonly<Record<SocialLink['icon'], string>> = {
  bluesky:
    'M8 7.2C7 5.2 4.6 3 2.9 3 1.4 3 1.7 5 2 6.7c.3 1.6 1.4 2 3 1.8-2 .4-2.4 1.6-1.3 2.9 1.9 2.2 3.6 0 4.3-2 .7 2 2.4 4.2 4.3 2 1.1-1.300.7-2.5-1.3-2.9 1.600.2 2.7-.2 3-1.800.3-1.700.6-3.7-.9-3.7C11.4 3 9 5.2 8 7.2z',
  discord:
    'M5.5 4c-1 .2-1.900.6-2.7 1.1-1 2.1-1.4 4.2-1.2 6.3 1 .8 2.1 1.3 3.3 1.6l.8-1.6M10.5 4c1 .2 1.900.6 2.7 1.1 1 2.1 1.4 4.2 1.2 6.3-1 .8-2.1 1.3-3.3 1.6l-.8-1.6M4.5 11a9 9 0 0 0 7 0M5 4.2a10 10 0 0 1 6 0M5.9 8v.5M10.1 8v.5',
  github:
    'M5.5 14v-2.2C3.2 11.5 1.8 10.2 1.8 7.5c0-1 .3-1.9 1-2.6-.2-.9-.1-1.700.2-2.400.9 0 1.700.4 2.4 1a9 9 0 0 1 5.2 0c.7-.6 1.5-1 2.4-1 .3.700.4 1.500.2 2.400.7.7 1 1.6 1 2.6 0 2.7-1.4 4-3.7 4.3V14M5.5 12.6c-1.600.4-2.3-.4-3-1.4',
  linkedin: 'M3.5 6.5v6M3.5 3.5v.01M7 12.5v-6M7 9.2a2.7 2.7 0 0 1 5.5 0v3.3',
  mastodon:
    'M11 13.1c-3 .8-5.3 0-5.5-2.1H10a3 3 0 0 0 3-3V5.5a3 3 0 0 0-3-3H6a3 3 0 0 0-3 3V10c0 1 .5 1.8 1.3 2.3M5.7 8.3V6.2a1.15 1.15 0 0 1 2.3 0v1.3M8 6.2a1.15 1.15 0 0 1 2.3 0v2.1',
  rss: 'M3 8a5 5 0 0 1 5 5M3 3.5A9.5 9.5 0 0 1 12.5 13M3.7 12.3v.01',
  slack: 'M6.2 2.5v6.7M9.8 6.8v6.7M2.5 9.8h6.7M6.8 6.2h6.7M6.2 12.8v.7M9.8 2.5v.7M2.5 6.2h.7M12.8 9.8h.7',
  x: 'M2.5 2.5h3l8 11h-3zM13 2.5L8.9 7.1M7.1 9L3 13.5',
  youtube: 'M1.5 5.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2zM6.75 6v4l3.5-2z',
};

export function Social({ links }: { links: readonly SocialLink[] }): ReactElement {
  return (
    <ul className="social">
      {links.map(({ icon, href, label }) => (
        <li key={href}>
          <SocialAnchor href={href} label={label} path={paths[icon]} />
        </li>
      ))}
    </ul>
  );
}

function SocialAnchor({ href, label, path }: { href: string; label: string; path: string }): ReactElement {
  const isOuter = /^(https?:)?\/\//i.test(href);
  const name = isOuter ? `${label} ${say('theme.externalLinkAriaLabel')}` : label;
  const outer = isOuter ? { target: '_blank', rel: 'me noopener noreferrer' } : {};
  return (
    <a className="social-link" href={href} aria-label={name} title={label} {...outer}>
      <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </a>
  );
}
