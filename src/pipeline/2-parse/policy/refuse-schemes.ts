// Reports addresses that the policy of no site allows to load, and puts `data:` frames into a sandbox where the site allows them.

import type { Element, Root } from 'hast';
import type { Reporter } from '#context/reporter';
import { addressFault } from '#kit/address-fault';
import { walk } from '#kit/walk';
import { shorten } from '#model/cut-text';
import { holeMark, type Link } from '#model/document';
import { schemeOf, sourceOf } from '#model/policy';
import type { CspSettings } from '#model/settings';

/** Elements that show a document, and the attribute that names it. */
const frames: ReadonlyMap<string | null, string> = new Map([
  ['iframe', 'src'],
  ['frame', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
]);

/** The addresses of links are holes in the tree already. */
export function refuseSchemes(tree: Root, links: readonly Link[], csp: CspSettings | undefined, reporter: Reporter): void {
  if (!csp) return;
  const unloaded = links.map(({ kind, target }) => {
    const scheme = schemeOf(target);
    // Also what stands in place of an address that runs code.
    if (
      scheme === undefined ||
      scheme === 'about:' ||
      scheme === 'pathname:' ||
      sourceOf(target, kind === 'image' || kind === 'picture' ? 'img-src' : 'frame-src')
    )
      return undefined;
    return scheme;
  });
  if (unloaded.every((scheme) => scheme === undefined)) return;
  const framed = new Map<number, string>();
  const holes = new Map(links.map((_, index) => [holeMark(index), index]));
  walk(tree, (node) => {
    const [name, address] = frameOf(node as Element) ?? [];
    const index = holes.get(address ?? '');
    if (index === undefined) return;
    framed.set(index, name ?? '');
    if (csp.dataFrames && name === 'iframe' && unloaded[index] === 'data:') restrict(node as Element);
  });
  for (const [index, { kind, target, place }] of links.entries()) {
    const scheme = unloaded[index];
    const isFrame = framed.has(index);
    // Nothing loads what a link leads to, and one that is misspelt is reported where it is bound.
    if (scheme === undefined || (kind === 'link' && !isFrame) || addressFault(target)) continue;
    const isData = scheme === 'data:' && framed.get(index) === 'iframe';
    if (isData && csp.dataFrames) continue;
    const shown = shorten(target, 60);
    reporter.report({
      code: 'parse/refused-scheme',
      message: `"${shown}" is not loaded, because pages load only from "https:" and "http:" addresses`,
      help: isData
        ? 'Show a page of the site or a static file instead. `csp: { dataFrames: true }` allows frames with "data:", in a sandbox.'
        : 'Put the file in a static folder, and use its address, such as `/files/tour.mp4`.',
      place,
    });
  }
}

type Jsx = { readonly name: string | null; readonly attributes: { type: string; name?: string; value?: unknown }[] };

function frameOf(node: Element | Jsx): readonly [name: string, address: string] | undefined {
  const name = 'tagName' in node ? node.tagName : 'attributes' in node ? node.name : null;
  const key = frames.get(name);
  if (name === null || key === undefined) return undefined;
  const value = 'tagName' in node ? node.properties[key] : node.attributes.find((one) => one.name === key)?.value;
  return typeof value === 'string' ? [name, value] : undefined;
}

/** An empty `sandbox` allows nothing: no scripts, forms or windows. */
function restrict(node: Element | Jsx): void {
  if ('tagName' in node) {
    Object.assign(node.properties, { sandbox: '' });
    return;
  }
  const others = node.attributes.filter(({ name }) => name !== 'sandbox');
  node.attributes.splice(0, node.attributes.length, ...others, { type: 'mdxJsxAttribute', name: 'sandbox', value: '' });
}
