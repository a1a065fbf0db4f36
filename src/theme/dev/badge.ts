// Shows the faults of the site in a corner of the page: a count, and the list with frames, fixes and links to the editor.
import type { ShownFault, ShownFaults } from '#model/dev-page';
import { badgeStyles } from './badge-styles.ts';

export interface BadgeOptions {
  /** The source of the shown page, relative to the root. */
  readonly source: () => string | undefined;
  readonly open: (fault: ShownFault) => Promise<boolean>;
  readonly fix: (fault: ShownFault) => Promise<boolean>;
}

export interface Badge {
  show(faults: ShownFaults): void;
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
  const panel = element('section', { id: 'faults', tabIndex: -1, hidden: true });
  panel.setAttribute('aria-label', 'Faults of the site');
  button.setAttribute('aria-controls', 'faults');
  const status = element('p', { className: 'status' });
  status.role = 'status';
  root.append(panel, button, status);
  document.body.append(host);

  let latest: ShownFaults = { errors: 0, warnings: 0, left: undefined, faults: [] };
  let isLost = false;
  /** Ids of errors of this page that were closed by hand: they open the list no more. */
  const closed = new Set<string>();
  const toggle = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const errorsHere = (): readonly ShownFault[] => {
    const source = options.source();
    return latest.faults.filter(({ severity, file }) => severity === 'error' && file !== undefined && file === source);
  };
  const close = (): void => {
    for (const { id } of errorsHere()) closed.add(id);
    toggle(false);
    button.focus();
  };
  const print = (): void => {
    const { errors, warnings, left, faults } = latest;
    const count = errors + warnings;
    button.textContent = isLost ? 'no server' : count > 0 ? say(count, 'fault') : left ? 'checking' : 'no faults';
    button.dataset['state'] = isLost ? 'lost' : errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'sound';
    button.title = left ? `${say(left, 'page')} not yet rendered` : '';
    const source = options.source();
    const own = faults.filter(({ file }) => file !== undefined && file === source);
    const others = faults.filter((fault) => !own.includes(fault));
    const hidden = count - faults.length;
    panel.replaceChildren(
      head(`${say(errors, 'error')}, ${say(warnings, 'warning')}${left ? `, ${say(left, 'page')} not yet rendered` : ''}`, close),
      ...[...own, ...others].map((fault) => entry(fault, options)),
      ...(hidden > 0 ? [element('p', { textContent: `${hidden} more in the terminal` })] : []),
    );
  };
  button.addEventListener('click', () => (panel.hidden ? toggle(true) : close()));
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape' && !panel.hidden) close();
  });
  toggle(false);
  print();
  return {
    show(faults) {
      latest = faults;
      print();
      const fresh = errorsHere().filter(({ id }) => !closed.has(id));
      if (fresh.length > 0) toggle(true);
      else if (faults.errors + faults.warnings === 0) toggle(false);
      status.textContent = faults.left ? '' : button.textContent;
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

function head(text: string, close: () => void): HTMLElement {
  const button = element('button', { type: 'button', textContent: 'Close' });
  button.addEventListener('click', close);
  const header = element('header', {});
  header.append(element('h2', { textContent: text }), button);
  return header;
}

function entry(fault: ShownFault, { open, fix }: BadgeOptions): HTMLElement {
  const article = element('article', { className: fault.severity });
  const title = element('h3', { textContent: fault.message });
  const code = element('p', { className: 'code', textContent: `${fault.severity} ${fault.code}` });
  const frame = element('pre', { textContent: fault.frame, tabIndex: 0 });
  const help = element('p', { textContent: fault.help ?? '', hidden: fault.help === undefined });
  const actions = element('p', { className: 'actions' });
  if (fault.fix !== undefined) actions.append(action(`Apply fix: ${fault.fix}`, () => fix(fault)));
  if (fault.file !== undefined) actions.append(action(`Open ${fault.file}:${fault.line}`, () => open(fault)));
  article.append(title, code, frame, help, actions);
  return article;
}

function action(label: string, act: () => Promise<boolean>): HTMLButtonElement {
  const button = element('button', { type: 'button', textContent: label });
  button.addEventListener('click', async () => {
    button.disabled = true;
    const isDone = await act().catch(() => false);
    button.disabled = isDone;
    if (!isDone) button.textContent = `${label}: not possible`;
  });
  return button;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function say(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
