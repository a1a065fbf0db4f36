'use static';
import type { StaticLayoutProps } from 'slodocs/theme';

export function Before({ page }: StaticLayoutProps) {
  return <p>Above {page.title}</p>;
}
