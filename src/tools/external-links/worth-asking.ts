// Decides which addresses are asked: neither those that a site ignores, nor those that stand for an example.
import type { ExternalCheckSettings } from '#model/external-links';
import type { ExternalLink } from './links.ts';

/** Names that nobody can own, or that are for examples: RFC 2606 and RFC 6761. */
const examples = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;
const ownMachine = /^(?:127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/;

export function worthAsking(
  links: readonly ExternalLink[],
  { ignore, privateHosts }: Pick<ExternalCheckSettings, 'ignore' | 'privateHosts'>,
): readonly ExternalLink[] {
  const ignored = ignore.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 's');
  });
  return links.filter(({ url, written }) => {
    const { host, hostname } = new URL(url);
    const isAllowed = privateHosts.includes(host) || privateHosts.includes(hostname);
    if (!isAllowed && (examples.test(hostname) || ownMachine.test(hostname))) return false;
    return !ignored.some((pattern) => pattern.test(written) || pattern.test(url));
  });
}
