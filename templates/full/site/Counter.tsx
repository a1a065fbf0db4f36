import { useState } from 'react';

/** Counts seats. It has state, so the reader's browser hydrates it. */
export function Counter({ seats = 4 }: { readonly seats?: number }) {
  const [count, setCount] = useState(seats);
  return (
    <span className="counter">
      <button type="button" aria-label="Fewer seats" disabled={count === 1} onClick={() => setCount(count - 1)}>
        −
      </button>
      <output>{count === 1 ? '1 seat' : `${count} seats`}</output>
      <button type="button" aria-label="More seats" onClick={() => setCount(count + 1)}>
        +
      </button>
    </span>
  );
}
