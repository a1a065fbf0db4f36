// The final targets of links to the text of their attributes.
import { assetMark } from '#model/asset-mark';
import type { Target } from '#model/page';
import { type Addressing, joinPath, printRoute } from '#model/route';

export function printTarget(target: Target, addressing: Addressing): string {
  if (target.kind === 'url') return target.url;
  if (target.kind === 'route') return printRoute(target.route, addressing) + target.suffix;
  if (target.served !== undefined) return joinPath(addressing.baseUrl, encodeURI(target.served)) + target.suffix;
  return assetMark(target.path) + target.suffix;
}

/** A text as the value of a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
