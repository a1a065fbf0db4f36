// Renders the label of a sidebar entry and its badge, which is part of the link's name.
import type { ReactNode } from 'react';
import type { SidebarEntry } from '#model/page-props';

export function SidebarLabel({ entry: { label, badge } }: { readonly entry: SidebarEntry }): ReactNode {
  if (!badge) return label;
  const { text, kind = 'neutral' } = badge;
  return (
    <>
      <span>{label}</span> <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{text}</span>
    </>
  );
}
