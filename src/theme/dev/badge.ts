// Shows the faults of the site in a corner of the page: a count, and the list that it opens.
import type { ShownFault, ShownFaults } from '#model/dev-page';
import { badgeStyles } from './badge-styles.ts';
import { element, say } from './element.ts';
import { type FaultActions, faultEntry, isOfPage } from './fault-entry.ts';

export interface BadgeOptions extends FaultActions {
  /** The source of the shown page, relative to the root. */
  readonly source: () => string | undefined;
  /** True where errors keep the shown page from being shown as it is written. */
  readonly isBroken: () => boolean;
  /** What stands above the list. */
  readonly tools: readonly HTMLElement[];
}

export interface Badge {
  show(faults: ShownFaults): void;
  /** Another page is shown, or the same one anew. */
  shown(): void;
  /** True where an error of the shown page is listed that only browsers find. Undefined until the first list has come. */
  listsErrors(): boolean | undefined;
  /** Loads the page again, after which the list is open if it is now. */
  reload(): void;
  /** The server does not answer. */
  lost(): void;
  found(): void;
}

export function createBadge(options: BadgeOptions): Badge {
  const host = document.createElement('slodocs-live');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(badgeStyles);
  root.adoptedStyleSheets = [styles];
  const button = element('button', { type: 'button', className: 'badge' });
  const closer = element('button', { type: 'button', textContent: 'Close' });
  const title = element('h2', {});
  const list = element('div', {});
  const header = element('header', {}, title, closer);
  const explained = options.fix ? [] : [element('p', { textContent: onlyLooks })];
  const panel = element('section', { id: 'faults', tabIndex: -1, hidden: true }, header, ...explained, ...options.tools, list);
  panel.setAttribute('aria-label', 'Problems on the site');
  button.setAttribute('aria-controls', 'faults');
  const status = element('p', { className: 'status' });
  status.role = 'status';
  root.append(panel, button, status);
  document.body.append(host);

  let latest: ShownFaults = { errors: 0, warnings: 0, stale: 0, left: undefined, faults: [] };
  /** The server has told of the faults. */
  let isTold = false;
  let isLost = false;
  /** The list has opened by itself. */
  let isAuto = false;
  /** Ids of errors of this page that were closed by hand: they open the list no more. */
  const closed = new Set<string>();
  const toggle = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    delete panel.dataset['small'];
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const errorsHere = (): readonly ShownFault[] => {
    const source = options.source();
    const isBroken = options.isBroken();
    // What browsers find concerns components, which others may be at work on.
    return latest.faults.filter(
      ({ severity, file, pages }) =>
        severity === 'error' && pages.length === 0 && (isBroken || (file !== undefined && file === source)),
    );
  };
  const close = (): void => {
    isAuto = false;
    for (const { id } of errorsHere()) closed.add(id);
    toggle(false);
    button.focus();
  };
  let listed = '';
  const print = (): void => {
    const { errors, warnings, stale, left, faults } = latest;
    const count = errors + warnings;
    const found = count > 0 ? say(count, 'problem') : left || !isTold ? 'checking' : 'no problems';
    button.textContent = isLost ? 'no server' : stale > 0 ? `${found}, ${stale} stale` : found;
    button.dataset['state'] = isLost ? 'lost' : errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'sound';
    button.title = left ? `${say(left, 'page')} not yet rendered` : '';
    const parts = [say(errors, 'error'), say(warnings, 'warning')];
    if (stale > 0) parts.push(`${say(stale, 'page')} with stale translations`);
    if (left) parts.push(`${say(left, 'page')} not yet rendered`);
    title.textContent = parts.join(', ');
    const source = options.source();
    const own = faults.filter((fault) => isOfPage(fault, source));
    const others = faults.filter((fault) => !own.includes(fault));
    const hidden = count + stale - faults.length;
    const state = JSON.stringify([own, others, hidden]);
    // Whoever has the focus in the list keeps it.
    if (state === listed) return;
    listed = state;
    list.replaceChildren(
      ...[...own, ...others].map((fault) => faultEntry(fault, options)),
      ...(hidden > 0 ? [element('p', { textContent: `${hidden} more in the terminal` })] : []),
    );
  };
  closer.addEventListener('click', close);
  button.addEventListener('click', () => (panel.hidden ? toggle(true) : close()));
  for (const kind of ['click', 'focusin'])
    panel.addEventListener(kind, () => {
      // Somebody is at work in it.
      isAuto = false;
    });
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !panel.hidden) close();
  });
  toggle(takeOpen());
  print();
  /** Errors open the list, warnings stay quiet. */
  const openForErrors = (): void => {
    const fresh = errorsHere().filter(({ id }) => !closed.has(id));
    if (fresh.length > 0 && panel.hidden) {
      isAuto = true;
      toggle(true);
    } else if (isAuto && errorsHere().length === 0) {
      isAuto = false;
      toggle(false);
    }
  };
  return {
    show(faults) {
      latest = faults;
      isTold = true;
      print();
      openForErrors();
      status.textContent = faults.left ? '' : button.textContent;
    },
    shown() {
      print();
      openForErrors();
    },
    listsErrors: () => (isTold ? latest.faults.some((fault) => fault.pages.length > 0 && isOfPage(fault, undefined)) : undefined),
    reload() {
      if (!panel.hidden) keepOpen();
      location.reload();
    },
    lost() {
      isLost = true;
      print();
    },
    found() {
      isLost = false;
      print();
    },
  };
}

const onlyLooks =
  'This browser has read-only access. To apply fixes and open files from here, open the address with the token that the terminal prints.';

/** In the storage of the tab. */
const openKey = 'slodocs.dev.open';

function keepOpen(): void {
  try {
    sessionStorage.setItem(openKey, '');
  } catch {
    // Without storage, the list closes.
  }
}

function takeOpen(): boolean {
  try {
    const isOpen = sessionStorage.getItem(openKey) !== null;
    sessionStorage.removeItem(openKey);
    return isOpen;
  } catch {
    return false;
  }
}
