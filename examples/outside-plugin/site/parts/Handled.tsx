// Lets readers tick off the events that their endpoint handles: a part with state, which React hydrates when it comes into view.
import { type SlotProps, useStorageSlot } from 'slodocs/theme';

export default function Handled({ page }: SlotProps<'ContentEnd'>) {
  const [handled, kept] = useStorageSlot(`handled${page.href}`);
  if (page.layout !== 'webhook-event') return null;
  return (
    <p>
      <label>
        <input type="checkbox" checked={handled === 'yes'} onChange={({ target }) => kept.set(target.checked ? 'yes' : 'no')} />{' '}
        My endpoint handles this event
      </label>
    </p>
  );
}
