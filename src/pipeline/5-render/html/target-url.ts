// Prints the final targets of links as attribute values.
import { assetMark } from '#model/asset-mark';
import type { Link } from '#model/document';
import { splitSiteAddress } from '#model/linked-site';
import type { Target } from '#model/page';
import { type Addressing, encodePath, joinPath, printRoute } from '#model/route';
import type { Values } from '../recipe/recipe.ts';
import type { Copies } from './picture.ts';

export function printTarget(target: Target, addressing: Addressing): string {
  if (target.kind === 'url') return target.url;
  if (target.kind === 'route') return printRoute(target.route, addressing) + target.suffix;
  if (target.served !== undefined)
    return joinPath(addressing.filesBase ?? addressing.baseUrl, encodePath(target.served)) + target.suffix;
  return assetMark(target.path) + target.suffix;
}

/** The printed parts of a target for a body. After the targets of links come those of images that plugins draw. */
export interface PrintedTarget {
  readonly address: string;
  /** For a component: below the base, where that would be added. */
  readonly inComponent?: string;
  /** Attributes that depend on the target. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The copies of an image that has any. */
  readonly copies?: Copies;
}

export function printTargets(
  links: readonly Link[],
  targets: readonly Target[],
  { addresses, images }: Pick<Values, 'addresses' | 'images'>,
): readonly PrintedTarget[] {
  return targets.map((target, index) => ({
    address: printTarget(target, addresses),
    attributes: attributesOf(target, links[index]),
    ...inComponentOf(target, addresses),
    ...copiesOf(target, images),
  }));
}

/** The theme's links put the base before an address that begins with `/`, unless it has it. Browsers take the way back out. */
function inComponentOf(target: Target, addressing: Addressing): Pick<PrintedTarget, 'inComponent'> {
  if (target.kind !== 'route' || !target.route.elsewhere || target.route.elsewhere.origin !== '') return {};
  const { baseUrl } = addressing;
  const out = '../'.repeat(baseUrl.split('/').length - 2);
  return { inComponent: `${baseUrl}${out}${printTarget(target, addressing).slice(1)}` };
}

function copiesOf(target: Target, formats: Values['images']): Pick<PrintedTarget, 'copies'> {
  if (target.kind !== 'asset' || !target.size || !target.widths || !formats) return {};
  const { path, size, widths } = target;
  return { copies: { path, size, widths, formats } };
}

/** A link to a file opens in a new tab, except to an HTML page. One to a page in another language names that. */
function attributesOf(target: Target, link: Link | undefined): Readonly<Record<string, string>> {
  if (target.kind === 'route') return target.route.elsewhere ? { hreflang: target.route.elsewhere.lang } : {};
  if (target.kind === 'url')
    return link?.kind === 'link' && leadsThere(target.url, link.target) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const { path, size } = target;
  if ((link?.kind ?? 'image') === 'image') return size ? { width: String(size.width), height: String(size.height) } : {};
  return /\.html?$/i.test(path) ? {} : { target: '_blank' };
}

/** True for a link to a linked site, which is like one to any other host. */
function leadsThere(url: string, written: string): boolean {
  return /^https?:/.test(url) && splitSiteAddress(written) !== undefined;
}

/** Escapes a text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
