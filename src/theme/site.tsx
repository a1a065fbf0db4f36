// A page to what React renders of it in the browser.
import { type ReactElement, useEffect } from 'react';
import { App, type AppProps } from './app.tsx';

export interface SiteProps extends AppProps {
  /** Called once, when all that the server has rendered answers to its reader. */
  readonly onAwake: () => void;
}

export function Site({ onAwake, ...app }: SiteProps): ReactElement {
  useEffect(() => {
    document.documentElement.dataset['hasHydrated'] = 'true';
    onAwake();
  }, [onAwake]);
  return <App {...app} />;
}
