// Collects the errors of the shown page, and reports them when the page has come to rest.

import { type BrowserError, isEcho } from '#model/browser-error';
import { cutText } from '#model/cut-text';
import { type PageReport, reportBounds, type ShownPage } from '#model/dev-page';

export interface PageErrors {
  /** Another page is about to be shown, or the same one anew. */
  shown(page: ShownPage): void;
  /** The server has told what it lists. */
  heard(): void;
}

export interface PageErrorOptions {
  readonly send: (report: PageReport) => Promise<unknown>;
  /** True where the server lists errors of the shown page. Undefined until it has told what it lists. */
  readonly isListed: () => boolean | undefined;
  readonly reload: () => void;
}

/** How long nothing must be found before a report is sent, in milliseconds. */
const restTime = 500;

export function collectErrors({ send, isListed, reload }: PageErrorOptions): PageErrors {
  let path = location.pathname;
  let errors: BrowserError[] = [];
  let timer: number | undefined;
  /** The page was updated in place since it was loaded. */
  let isUpdated = false;
  /** The page has come to rest before the server told what it lists. */
  let isWaiting = false;
  const report = (): void => {
    const listed = isListed();
    isWaiting = errors.length === 0 && listed === undefined;
    if (errors.length > 0 || listed) void send({ path, errors }).catch(() => undefined);
  };
  const reportSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(report, restTime);
  };
  const add = ({ kind, message, stack, cause }: BrowserError): void => {
    if (isEcho(message)) return;
    // An update mixes old and new: what a full load does not show as well is no mismatch of the page.
    if (isUpdated && isMismatch(kind, message)) {
      reload();
      return;
    }
    const isKnown = errors.some((one) => one.message === message && one.cause === cause);
    if (isKnown || errors.length === reportBounds.errors) return;
    const { message: longest, stack: longestStack } = reportBounds;
    const thrown = cause == null ? null : cutText(cause, longestStack);
    errors.push({ kind, message: cutText(message, longest), stack: cutText(stack, longestStack), cause: thrown });
    reportSoon();
  };
  const addThrown = (thrown: unknown): void => {
    if (!(thrown instanceof Error)) return;
    // React also throws what it has reported; extensions of the browser have scripts of their own.
    const isReported = errors.some(({ kind, message }) => kind === 'recovered' && message === thrown.message);
    const stack = thrown.stack ?? '';
    if (!isReported && stack.includes(location.origin))
      add({ kind: 'uncaught', message: String(thrown), stack: '', cause: stack });
  };
  addEventListener('slodocs:react-fault', (event) => add((event as CustomEvent<BrowserError>).detail));
  addEventListener('error', ({ error }) => addThrown(error));
  addEventListener('unhandledrejection', ({ reason }) => addThrown(reason));
  addEventListener('load', reportSoon);
  return {
    shown({ isUpdate, mounts }) {
      const isOther = location.pathname !== path;
      isUpdated = isUpdate || (isUpdated && !isOther);
      if (!isOther && !(isUpdate && mounts)) return;
      // React says only once per load what it writes on the console.
      if (!isOther && errors.some(({ kind, cause }) => kind === 'console' && cause === null)) return reload();
      if (isOther && errors.length > 0) report();
      path = location.pathname;
      errors = [];
      reportSoon();
    },
    heard() {
      // Only then: what is listed later is what another tab has found.
      if (isWaiting) report();
    },
  };
}

function isMismatch(kind: BrowserError['kind'], message: string): boolean {
  return kind === 'recovered' || message.startsWith('A tree hydrated but ');
}
