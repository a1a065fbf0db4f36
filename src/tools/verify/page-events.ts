// Converts a window's browser events into findings, and tells when its page is loaded and idle.
import type { Fields } from '../../plugins/mermaid/chromium.ts';

export interface Hearing {
  readonly take: (method: string, params: Fields) => void;
  readonly loaded: Promise<void>;
  /** Resolves with the end of a sentence about the page. */
  readonly crashed: Promise<string>;
  /** The number of requests so far. */
  requests(): number;
  /**
   * Resolves once no request is pending, or none has started or ended for a while: a page may keep a connection open for ever.
   */
  quiet(): Promise<void>;
  findings(): readonly Finding[];
}

/** The browser's own messages, as far as they matter here. */
interface Told {
  readonly name?: string;
  readonly payload?: string;
  readonly type?: string;
  readonly args?: readonly { readonly value?: unknown; readonly description?: string }[];
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string; readonly value?: unknown };
  };
  readonly requestId?: string;
  readonly request?: { readonly url: string; readonly initialPriority: string };
  readonly response?: { readonly url: string; readonly status: number };
  readonly canceled?: boolean;
  readonly blockedReason?: string;
  readonly errorText?: string;
}

/** Milliseconds without network activity. */
const patience = 5000;

/** `url` is that of the page: files of other hosts are no matter of the site. */
export function hear(url: string): Hearing {
  const { origin } = new URL(url);
  const findings: Finding[] = [];
  const asked = new Map<string, string>();
  /** Without pages that are fetched ahead: nothing is shown of them, and the cache may hold them back for long. */
  const pending = new Set<string>();
  const loaded = signal<void>();
  const crashed = signal<string>();
  let waiting: (() => void)[] = [];
  let count = 0;

  let timer: NodeJS.Timeout | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    for (const tell of waiting) tell();
    waiting = [];
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, patience);
  };
  const came = (id: string): void => {
    asked.delete(id);
    pending.delete(id);
    if (pending.size === 0) settle();
    else if (waiting.length > 0) wait();
  };
  const failed = (file: string, reason: string): void => {
    if (new URL(file).origin === origin && !isAskedByItself(file)) findings.push({ kind: 'request', url: file, reason });
  };
  // Until then, events belong to the previous page.
  let isThere = false;
  const add = (finding: Finding): void => {
    if (isThere) findings.push(finding);
  };
  const handlers: Readonly<Record<string, (told: Told) => void>> = {
    'Runtime.executionContextsCleared': () => {
      isThere = true;
    },
    'Page.loadEventFired': () => isThere && loaded.give(),
    'Inspector.targetCrashed': () => crashed.give('crashes its window'),
    'Runtime.bindingCalled': ({ name, payload = '' }) => {
      if (name === tellName) add(JSON.parse(payload) as Finding);
    },
    'Runtime.consoleAPICalled': ({ type, args = [] }) => {
      if (type === 'error') add({ kind: 'console', message: args.map(printed).join(' '), stack: '' });
    },
    'Runtime.exceptionThrown': ({ exceptionDetails }) => {
      const { text = '', exception } = exceptionDetails ?? {};
      add({ kind: 'uncaught', message: exception?.description ?? String(exception?.value ?? text) });
    },
    'Network.requestWillBeSent': ({ requestId = '', request, type }) => {
      if (!/^https?:/.test(request?.url ?? '')) return;
      asked.set(requestId, request?.url ?? '');
      if (type === 'Fetch' && request?.initialPriority === 'Low') return;
      pending.add(requestId);
      count++;
      if (waiting.length > 0) wait();
    },
    'Network.responseReceived': ({ requestId = '', response }) => {
      if (!asked.has(requestId)) return;
      // The page itself may be the 404 page.
      if (response && response.status >= 400 && response.url !== url) failed(response.url, `is answered with ${response.status}`);
    },
    'Network.loadingFinished': ({ requestId = '' }) => came(requestId),
    'Network.loadingFailed': ({ requestId = '', canceled, blockedReason, errorText = '' }) => {
      const file = asked.get(requestId);
      if (file !== undefined && !canceled && blockedReason !== 'csp')
        failed(file, `does not load (${blockedReason ?? errorText})`);
      came(requestId);
    },
  };
  return {
    take: (method, params) => handlers[method]?.(params as Told),
    loaded: loaded.given,
    crashed: crashed.given,
    requests: () => count,
    quiet: async () => {
      if (pending.size === 0) return;
      wait();
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
    findings: () => findings,
  };
}

/** Browsers request this icon where a page names none. */
function isAskedByItself(file: string): boolean {
  return new URL(file).pathname === '/favicon.ico';
}

function printed({ value, description }: { readonly value?: unknown; readonly description?: string }): string {
  return description ?? (typeof value === 'string' ? value : JSON.stringify(value)) ?? 'undefined';
}

function signal<T>(): { readonly given: Promise<T>; give(value: T): void } {
  let give: (value: T) => void = () => undefined;
  const given = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

export type Finding =
  /** A hydration mismatch: React discarded the server's HTML, or part of it. The stack names components, innermost first. */
  | { readonly kind: 'recovered'; readonly message: string; readonly stack: string; readonly cause: string | null }
  /** `console.error`, formatted; `stack` names the components that were being rendered. */
  | { readonly kind: 'console'; readonly message: string; readonly stack: string }
  | { readonly kind: 'uncaught'; readonly message: string }
  /** A violation of the content security policy: directive, blocked URL, and element if known. */
  | { readonly kind: 'refused'; readonly directive: string; readonly blocked: string; readonly element: string | null }
  /** A file of the site that failed to load, with a status or another reason. */
  | { readonly kind: 'request'; readonly url: string; readonly reason: string }
  /** Why the page did not become idle, as the end of a sentence about it. */
  | { readonly kind: 'restless'; readonly how: string };

/** The name of the binding through which a page reports. */
export const tellName = 'slodocsVerify';

/** Runs before the page's own scripts. */
export const listenScript = `(() => {
  const tell = globalThis.${tellName};
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
    const element = target instanceof Element ? target.localName : null;
    tell(JSON.stringify({ kind: 'refused', directive: effectiveDirective, blocked: blockedURI, element }));
  });
  addEventListener('slodocs:react-fault', (event) => {
    event.preventDefault();
    tell(JSON.stringify(event.detail));
  });
})()`;

/** Resolves when the page is idle, as far as it knows. Lazy elements are scrolled into view for a moment. */
export const restScript = `(async () => {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  // Covered windows may be painted rarely.
  const drawn = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 500); });
  await idle();
  await idle();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await drawn();
  scrollTo({ top: 0, behavior: 'instant' });
  await idle();
})()`;
