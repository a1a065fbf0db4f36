// Patches the children of an element to be like those of another, and leaves alone what is equal.
import { islandAttribute } from '#model/page-data';

/** Called in the order of the document with elements that are new or changed, and with neighbours of those that have gone. */
export type OnChange = (changed: Element) => void;

export interface PatchOptions {
  readonly changed?: OnChange;
  /** Called with each element that stays, and what it is to be like. True where that has been seen to. */
  readonly keep?: (now: Element, wanted: Element) => boolean;
}

/** Elements keep their state where they stay: open details, scroll positions, focus, typed text. */
export function patchChildren(parent: Element, wanted: Element, options: PatchOptions = {}): void {
  const { changed } = options;
  const next = [...wanted.childNodes];
  const now = [...parent.childNodes];
  let start = 0;
  while (start < now.length && start < next.length && isEqual(now[start], next[start])) start++;
  let tail = 0;
  while (tail < now.length - start && tail < next.length - start && isEqual(now.at(-1 - tail), next.at(-1 - tail))) tail++;
  const standing = now.slice(start, now.length - tail);
  const end = now[now.length - tail] ?? null;
  for (const node of next.slice(start, next.length - tail)) {
    const at = placeOf(node, standing);
    if (at === -1) {
      parent.insertBefore(node, standing[0] ?? end);
      changed?.(node instanceof Element ? node : parent);
      continue;
    }
    removeAll(standing.splice(0, at), parent, changed);
    patchNode(standing.shift() as ChildNode, node, options);
  }
  removeAll(standing, parent, changed);
}

function removeAll(nodes: readonly ChildNode[], parent: Element, changed?: OnChange): void {
  for (const node of nodes) {
    const next = node.nextSibling;
    const before = node.previousSibling;
    node.remove();
    // Line feeds between blocks are no text of the parent.
    const near = [next, next?.nextSibling, before, before?.previousSibling].find((one) => one instanceof Element);
    changed?.(node instanceof Element && near instanceof Element ? near : parent);
  }
}

/** Looks no further than this for the same node behind others that have gone. */
const furthest = 8;

/** The place of the node that becomes `node`: an equal one, else the first if it is of the same kind. */
function placeOf(node: ChildNode, standing: readonly ChildNode[]): number {
  const near = standing.slice(0, furthest);
  const equal = near.findIndex((one) => isEqual(one, node));
  if (equal !== -1) return equal;
  const id = idOf(node);
  const same = id === '' ? -1 : near.findIndex((one) => idOf(one) === id && one.nodeName === node.nodeName);
  if (same !== -1) return same;
  const [first] = standing;
  return first && isAlike(first, node) ? 0 : -1;
}

function isEqual(a: ChildNode | undefined, b: ChildNode | undefined): boolean {
  return a !== undefined && b !== undefined && a.isEqualNode(b);
}

/** An element with an id of its own is no other element. */
function isAlike(a: ChildNode, b: ChildNode): boolean {
  return a.nodeName === b.nodeName && idOf(a) === idOf(b);
}

function idOf(node: ChildNode): string {
  return node instanceof Element ? node.id || (node.getAttribute(islandAttribute) ?? '') : '';
}

function patchNode(now: ChildNode, wanted: ChildNode, options: PatchOptions): void {
  if (now.isEqualNode(wanted)) return;
  if (now instanceof Element && wanted instanceof Element) {
    patchElement(now, wanted, options);
    return;
  }
  now.nodeValue = wanted.nodeValue;
  if (now.parentElement) options.changed?.(now.parentElement);
}

export function patchElement(now: Element, wanted: Element, options: PatchOptions = {}): void {
  if (options.keep?.(now, wanted)) return;
  if (patchAttributes(now, wanted)) options.changed?.(now);
  patchChildren(now, wanted, options);
}

/** True if there was anything to patch. */
function patchAttributes(now: Element, wanted: Element): boolean {
  // Whether details are open is the reader's business.
  const isOwn = (name: string): boolean => now.nodeName === 'DETAILS' && name === 'open';
  const gone = [...now.attributes].filter(({ name }) => !wanted.hasAttribute(name) && !isOwn(name));
  const fresh = [...wanted.attributes].filter(({ name, value }) => !isOwn(name) && now.getAttribute(name) !== value);
  for (const { name } of gone) now.removeAttribute(name);
  for (const { name, value } of fresh) now.setAttribute(name, value);
  return gone.length + fresh.length > 0;
}
