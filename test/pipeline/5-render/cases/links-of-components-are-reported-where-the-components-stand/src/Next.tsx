import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

export function Next({ to }: { to: string }) {
  return <Link to={`/docs/${to}`}>next</Link>;
}

export function Frame({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}
