// Asks the readers of a page for a word about it.
import type { SlotProps } from 'slodocs/theme';
import './feedback.css';

export default function Feedback({ page }: SlotProps<'ContentEnd'>) {
  if (page.layout !== 'doc') return null;
  return (
    <p className="feedback">
      Steeped too long? <a href={`mailto:tea@tea-notes.example?subject=${encodeURIComponent(page.title)}`}>Tell us</a>.
    </p>
  );
}
