import type { ReactNode } from 'react';

export function Frame({ children }: { children: ReactNode }) {
  return <figure>{children}</figure>;
}

export function Chart({ rows }: { rows: number[] }) {
  return <b>{rows.length}</b>;
}
