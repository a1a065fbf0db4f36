// Renders a spinner while a part loads late, and on failure the error with a button to try again.
import { type ReactElement, useEffect, useState } from 'react';
import { say } from '../../page/strings.ts';

/** In milliseconds: faster loads show no spinner. */
const delay = 200;

export interface LoadingProps {
  /** The error; undefined while loading. */
  readonly error?: unknown;
  readonly retry: () => void;
}

export function Loading({ error, retry }: LoadingProps): ReactElement | null {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  if (error !== undefined)
    return (
      <div className="failure" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button" onClick={retry}>
          {say('theme.Loading.retry')}
        </button>
      </div>
    );
  if (!isLate) return null;
  return (
    <div className="loading" role="status">
      <svg viewBox="0 0 45 45" aria-hidden="true">
        <circle cx="22.5" cy="22.5" r="6" />
        <circle cx="22.5" cy="22.5" r="20" />
        <circle cx="22.5" cy="22.5" r="20" />
      </svg>
      <span className="visually-hidden">{say('theme.Loading.label')}</span>
    </div>
  );
}
