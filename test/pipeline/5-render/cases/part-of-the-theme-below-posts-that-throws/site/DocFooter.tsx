import type { SlotProps } from 'slodocs/theme';

export default function DocFooter({ page }: SlotProps<'DocFooter'>) {
  if (page.layout === 'post') throw new Error('no footer for posts');
  return null;
}
