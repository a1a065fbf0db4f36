// Determines which attributes of an element hold addresses, and whether an address in one runs code.
import { runsCode } from './code-address.ts';

/** Lower-case names without hyphens and colons: HTML, JSX and hast each spell them differently. */
const holders: ReadonlySet<string> = new Set(
  'href src action formaction data xlinkhref poster background cite longdesc codebase lowsrc'.split(' '),
);

const animations = /^(?:set|animate.*)$/;
const images = /^(?:img|image|feimage|source|video|audio|track|input|link)$/;

/** Names by which components usually pass an address on to an element. */
const ofComponents = /(?:href|src|ur[il]|link|action|^to)$/i;

/**
 * True where the value of an attribute would run code. `isRefresh` is true for a `meta` element that redirects. A tag name with a
 * leading capital or a dot is a component.
 */
export function attributeRunsCode(tag: string, name: string, value: string, isRefresh = false): boolean {
  if (/^[A-Z]|\./.test(tag)) return ofComponents.test(name) && runsCode(value);
  const element = tag.toLowerCase();
  const attribute = name.toLowerCase().replace(/[:-]/g, '');
  if (element === 'meta') return isRefresh && attribute === 'content' && runsCode(refreshTarget(value));
  if (animations.test(element) && /^(?:to|from|by|values)$/.test(attribute)) return value.split(';').some((one) => runsCode(one));
  if (!holders.has(attribute)) return false;
  return runsCode(value, images.test(element) || attribute === 'poster' || attribute === 'background');
}

/** `0; url=/next` */
function refreshTarget(content: string): string {
  const delayed = /^[\s\d.]*/.exec(content)?.[0] ?? '';
  const rest = content.slice(delayed.length);
  if (!/\s$/.test(delayed) && !/^[;,]/.test(rest)) return content;
  return rest.replace(/^[;,]?\s*(?:url\s*=\s*)?["']?/i, '');
}
