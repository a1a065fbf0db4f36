// Tells analytics services of page views, once the browser is idle; loaded only by sites that name a service.
import type { PageView, StartAnalytics } from '#model/analytics';
import type { Json } from '#model/json';
import { type RouteUpdate, safely } from './browser/navigation/client-modules.ts';

/** With the service's `config`. */
type Service = readonly [start: StartAnalytics<Json>, config: Json];

/** Returns an `onRouteDidUpdate`. Another hash or query of the same page is no view. */
export function countPageViews(services: readonly Service[]): (update: RouteUpdate) => void {
  if (!mayCount()) return () => undefined;
  const waiting: PageView[] = [];
  let count = (view: PageView): void => void waiting.push(view);
  let { referrer } = document;
  void idle().then(() => {
    const counters = services.flatMap(([start, config]) => safely(() => start(config)) ?? []);
    count = (view) => {
      for (const counter of counters) safely(() => counter(view));
    };
    waiting.forEach(count);
  });
  return ({ location: { pathname }, previousLocation }) => {
    if (pathname === previousLocation?.pathname) return;
    const url = location.href;
    count({ url, title: document.title, referrer });
    referrer = url;
  };
}

/** False for readers who ask not to be tracked, and for programs that drive a browser, such as `slodocs verify`. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack !== '1' && !globalPrivacyControl && !webdriver;
}

/** Resolves when a page that a reader sees has loaded and is at rest. */
async function idle(): Promise<void> {
  const { prerendering } = document as Document & { prerendering?: boolean };
  // Browsers load pages ahead that readers may never see.
  if (prerendering) await once(document, 'prerenderingchange');
  if (document.readyState !== 'complete') await once(window, 'load');
  await new Promise<unknown>((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 1000);
  });
}

function once(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}
