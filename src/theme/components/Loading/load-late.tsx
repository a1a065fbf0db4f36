// Wraps a component so that its module is loaded when it is first shown.
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';

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
