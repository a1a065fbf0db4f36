// Renders the label of a sidebar entry and its badge, which is part of the link's name.
import type { ReactNode } from 'react';
import type { SidebarEntry } from '#model/page-props';
import { Foreign } from '../SmartLink/Foreign.tsx';

export function SidebarLabel({ entry: { label: text, lang, badge } }: { readonly entry: SidebarEntry }): ReactNode {
  const label = lang === undefined ? text : <Foreign lang={lang}>{text}</Foreign>;
  if (!badge) return label;
  const { kind = 'neutral' } = badge;
  return (
    <>
      <span>{label}</span> <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{badge.text}</span>
    </>
  );
}
