// Renders the app of a page in the browser, with the contexts around it.
import { type ReactElement, useEffect } from 'react';
import { App, type AppProps } from './app.tsx';

export interface SiteProps extends AppProps {
  /** Called once, when the page is hydrated. */
  readonly onAwake: () => void;
}

export function Site({ onAwake, ...app }: SiteProps): ReactElement {
  useEffect(() => {
    document.documentElement.dataset['hasHydrated'] = 'true';
    onAwake();
  }, [onAwake]);
  return <App {...app} />;
}
