// Links a navbar item to the reader's preferred version, on pages without a version.
import type { NavItemProps } from '#model/page-props';
import { usePreferredVersion } from '../../dom/preferred-version.ts';

export function usePreferredItem(item: NavItemProps): NavItemProps {
  const { choice, inVersions, items } = item;
  const isRead = items.some(({ active, version }) => active && version !== undefined);
  const chosen = choice?.of === 'versions' && !isRead ? choice.docs : null;
  const name = usePreferredVersion(inVersions?.docs ?? chosen);
  if (name === null) return item;
  if (inVersions) return Object.hasOwn(inVersions.byName, name) ? { ...item, ...inVersions.byName[name] } : item;
  return { ...item, label: items.find(({ version }) => version === name)?.label ?? item.label };
}
