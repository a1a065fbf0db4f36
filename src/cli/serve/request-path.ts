// Decodes the path of a request.
import type { IncomingMessage } from 'node:http';

/** Decodes the path of the request; undefined if it is invalid. An encoded slash stays encoded, since it is no separator. */
export function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.startsWith('/')) return undefined;
  try {
    return path.split('/').map(decodeSegment).join('/');
  } catch {
    return undefined;
  }
}

/** Throws for a broken encoding, and for a segment that would be two. */
function decodeSegment(segment: string): string {
  const decoded = decodeURIComponent(segment);
  if (/[/\\\0]/.test(decoded)) throw new URIError('a segment of an address holds a separator');
  return decoded;
}
