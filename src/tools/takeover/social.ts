// Maps names of icons of other generators to links with an icon in the footer.
import { type SocialLink, socialIcons } from '#model/navigation';

const labels: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  rss: 'RSS',
  x: 'X',
  youtube: 'YouTube',
};

/** Empty for an icon that the footer does not have, or without an address. `fontawesome/brands/github` is `github`. */
export function socialOf(icon: unknown, href: unknown, label: unknown): readonly SocialLink[] {
  if (typeof icon !== 'string' || typeof href !== 'string') return [];
  const word = icon
    .toLowerCase()
    .split('/')
    .at(-1)
    ?.replace('x-twitter', 'x')
    .replace(/^twitter$/, 'x');
  const known = socialIcons.find((name) => name === word);
  if (!known) return [];
  const own =
    typeof label === 'string' && label !== '' ? label : (labels[known] ?? known.slice(0, 1).toUpperCase() + known.slice(1));
  return [{ icon: known, href, label: own }];
}
