// Asks the readers of a page whether the tea was good, and remembers the answer: the one part here that runs in browsers.
import { type SlotProps, useStorageSlot } from 'slodocs/theme';
import './feedback.css';

export default function Feedback({ page }: SlotProps<'ContentEnd'>) {
  const [answer, kept] = useStorageSlot(`tea-${page.href}`);
  if (page.layout !== 'doc') return null;
  if (answer) return <p className="feedback">You said: {answer}. Thank you.</p>;
  return (
    <p className="feedback">
      How was it?{' '}
      {['too weak', 'just right', 'steeped too long'].map((words) => (
        <button key={words} type="button" className="button" onClick={() => kept.set(words)}>
          {words}
        </button>
      ))}
    </p>
  );
}
