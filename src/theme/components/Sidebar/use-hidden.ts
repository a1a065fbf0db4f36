// Checks whether the reader has hidden the sidebar; stored on the root element and in the browser's storage.
import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '../../dom/storage.ts';

/** The early script reads this key as well. */
const key = 'docs-sidebar-hidden';

const attribute = 'data-sidebar-hidden';

/** False on the server and until the page is hydrated: stylesheets read the root element instead. */
export function useHidden(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  return [useSyncExternalStore(follow, isHidden, () => false), hide];
}

function isHidden(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

function hide(hidden: boolean): void {
  document.documentElement.toggleAttribute(attribute, hidden);
  const kept = createStorageSlot(key);
  if (hidden) kept.set('true');
  else kept.del();
}
