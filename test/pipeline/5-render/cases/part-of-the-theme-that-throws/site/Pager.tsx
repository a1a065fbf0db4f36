import { Pager, type SlotProps } from 'slodocs/theme';

export default function MyPager({ page, ...props }: SlotProps<'Pager'>) {
  if (page.title === 'Tour') throw new Error('no pager for the tour');
  return <Pager {...props} />;
}
