import { translate } from '@docusaurus/Translate';
import { useState } from 'react';

/** Counts seats. It has state, so the reader's browser hydrates it. Its texts are translated in i18n/de/code.json. */
export function Counter({ seats = 4 }: { readonly seats?: number }) {
  const [count, setCount] = useState(seats);
  return (
    <span className="counter">
      <button
        type="button"
        aria-label={translate({ message: 'Fewer seats' })}
        disabled={count === 1}
        onClick={() => setCount(count - 1)}
      >
        −
      </button>
      <output>{translate({ message: 'Seats: {count}' }, { count })}</output>
      <button type="button" aria-label={translate({ message: 'More seats' })} onClick={() => setCount(count + 1)}>
        +
      </button>
    </span>
  );
}
