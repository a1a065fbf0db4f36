// Prints the final targets of links as the text of their attributes.
import { assetMark } from '#model/asset-mark';
import type { Link } from '#model/document';
import type { Target } from '#model/page';
import { type Addressing, joinPath, printRoute } from '#model/route';
import type { Values } from '../recipe/recipe.ts';
import type { Copies } from './picture.ts';

export function printTarget(target: Target, addressing: Addressing): string {
  if (target.kind === 'url') return target.url;
  if (target.kind === 'route') return printRoute(target.route, addressing) + target.suffix;
  if (target.served !== undefined) return joinPath(addressing.baseUrl, encodeURI(target.served)) + target.suffix;
  return assetMark(target.path) + target.suffix;
}

/** What the body of a document takes of a target. What stands after the links are images that a plugin draws. */
export interface PrintedTarget {
  readonly address: string;
  /** Attributes that follow from what it leads to. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Of an image that has any. */
  readonly copies?: Copies;
}

export function printTargets(
  links: readonly Link[],
  targets: readonly Target[],
  { addresses, images }: Pick<Values, 'addresses' | 'images'>,
): readonly PrintedTarget[] {
  return targets.map((target, index) => ({
    address: printTarget(target, addresses),
    attributes: target.kind === 'asset' ? attributesOf(target, (links[index]?.kind ?? 'image') === 'image') : {},
    ...copiesOf(target, images),
  }));
}

function copiesOf(target: Target, formats: Values['images']): Pick<PrintedTarget, 'copies'> {
  if (target.kind !== 'asset' || !target.size || !target.widths || !formats) return {};
  const { path, size, widths } = target;
  return { copies: { path, size, widths, formats } };
}

/** A file opens beside the page that links to it; a page of HTML is a page. */
function attributesOf({ path, size }: Extract<Target, { kind: 'asset' }>, isImage: boolean): Readonly<Record<string, string>> {
  if (isImage) return size ? { width: String(size.width), height: String(size.height) } : {};
  return /\.html?$/i.test(path) ? {} : { target: '_blank' };
}

/** A text as the value of a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
