import type { SlotProps } from 'slodocs/theme';
import { year } from './year.ts';

export default function Footer({ site }: SlotProps<'Footer'>) {
  return <footer>{year(site.copyright)}</footer>;
}
