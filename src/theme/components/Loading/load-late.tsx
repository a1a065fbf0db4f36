// Wraps a component so that its module is loaded when it is first shown.
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { sayOfIsland } from '../../page/island-strings.ts';

type State<Props> = { readonly Part: ComponentType<Props> } | { readonly error: unknown } | null;

/** `load` is called only in the browser, and again on retry. */
export function loadLate<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactElement {
  return function Late(props) {
    const [state, setState] = useState<State<Props>>(null);
    const isWaiting = state === null;
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isGone = false;
      const settle = (next: State<Props>): void => {
        if (!isGone) setState(next);
      };
      load().then(
        (Part) => settle({ Part }),
        (error: unknown) => settle({ error: error ?? new Error('it could not be loaded') }),
      );
      return () => {
        isGone = true;
      };
    }, [isWaiting]);
    if (state && 'Part' in state) return <state.Part {...props} />;
    return <Loading error={state?.error} retry={() => setState(null)} />;
  };
}

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
          {sayOfIsland('theme.Loading.retry')}
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
      <span className="visually-hidden">{sayOfIsland('theme.Loading.label')}</span>
    </div>
  );
}
