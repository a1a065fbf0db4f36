// Plays analytics services on this machine: serves scripts that behave as theirs do, and records what they report.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Services {
  readonly origin: string;
  /** A line for each report: the service, the path of the page, and that of the page before it. */
  readonly reports: string[];
  /** The paths of all that was asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** `pathOf` of an empty address is `-`. */
const pathOf = (address: unknown): string => (address ? new URL(String(address)).pathname : '-');

/** As the script of Plausible that waits to be told. */
const plausible = `(() => {
  const { src, dataset } = document.currentScript;
  const send = (name, { u }) => {
    const body = JSON.stringify({ n: name, u, d: dataset.domain, r: document.referrer });
    fetch(new URL('/api/event', src), { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
  };
  const waiting = window.plausible?.q ?? [];
  window.plausible = send;
  for (const args of waiting) send(...args);
})();`;

/** Commands are told from other entries by their class, as Google's script does. */
const google = `(() => {
  let isAutomatic = true;
  const run = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, name, given] = entry;
    if (command === 'config') isAutomatic = given?.send_page_view !== false;
    const view = command === 'event' ? { page_location: location.href, ...given } : { page_location: location.href };
    if ((command === 'config' && isAutomatic) || name === 'page_view') {
      const query = new URLSearchParams({ en: 'page_view', dl: view.page_location, dt: view.page_title, dr: view.page_referrer });
      fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
    }
  };
  const { dataLayer } = window;
  dataLayer.forEach(run);
  dataLayer.push = (...entries) => {
    entries.forEach(run);
    return Array.prototype.push.apply(dataLayer, entries);
  };
})();`;

const matomo = `(() => {
  const state = { url: location.href, title: document.title, referrer: document.referrer };
  const methods = {
    setTrackerUrl: (value) => { state.to = value; },
    setSiteId: (value) => { state.site = value; },
    setCustomUrl: (value) => { state.url = value; },
    setReferrerUrl: (value) => { state.referrer = value; },
    disableCookies: () => { state.cookies = 'no'; },
    trackPageView: () => {
      const query = new URLSearchParams({ idsite: state.site, url: state.url, urlref: state.referrer, cookies: state.cookies });
      new Image().src = state.to + '?' + query;
    },
  };
  const push = (...commands) => commands.forEach(([name, ...args]) => methods[name]?.(...args));
  push(...window._paq);
  window._paq = { push };
})();`;

/** As scripts that follow the history by themselves. */
const automatic = `(() => {
  const { src, dataset } = document.currentScript;
  let last;
  const view = () => {
    if (last === location.pathname) return;
    last = location.pathname;
    navigator.sendBeacon(new URL('/auto?site=' + dataset.site, src), location.href);
  };
  const { pushState } = history;
  history.pushState = (...args) => { pushState.apply(history, args); view(); };
  addEventListener('popstate', view);
  view();
})();`;

const scripts: Readonly<Record<string, string>> = {
  '/js/script.manual.js': plausible,
  '/gtag/js': google,
  '/matomo.js': matomo,
  '/auto.js': automatic,
};

export async function startServices(): Promise<Services> {
  const reports: string[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://services');
    const body = await text(request);
    asked.push(pathname);
    const script = scripts[pathname];
    const told = {
      '/api/event': () => {
        const { n, u, d } = JSON.parse(body) as Readonly<Record<string, string>>;
        return `plausible ${n} ${d} ${pathOf(u)}`;
      },
      '/g/collect': () =>
        `google ${searchParams.get('en')} ${pathOf(searchParams.get('dl'))} ${searchParams.get('dt')} ${pathOf(searchParams.get('dr'))}`,
      '/matomo.php': () =>
        `matomo ${searchParams.get('idsite')} ${searchParams.get('cookies')} ${pathOf(searchParams.get('url'))} ${pathOf(searchParams.get('urlref'))}`,
      '/count': () => {
        const { path, referrer } = JSON.parse(body) as Readonly<Record<string, string>>;
        return `beacon ${path} ${pathOf(referrer)}`;
      },
      '/auto': () => `auto ${searchParams.get('site')} ${pathOf(body)}`,
    }[pathname];
    if (told) reports.push(told());
    response.writeHead(script === undefined && !told ? 404 : 200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'content-type': script === undefined ? 'image/gif' : 'text/javascript',
    });
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
