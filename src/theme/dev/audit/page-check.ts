// Checks the shown page when somebody asks for it, and lists what is found: a part of the badge.

import { shorten } from '#model/cut-text';
import type { ShownFault, ShownPage } from '#model/dev-page';
import { action, element, say } from '../element.ts';
import { runAxe } from './axe.ts';
import { checkContent, type Finding } from './content-rules.ts';
import { createOutliner } from './outline.ts';
import { printBytes, weightOfPage } from './weight.ts';

export interface PageCheckOptions {
  /** The source of the shown page, relative to the root. */
  readonly source: () => string | undefined;
  /** Undefined where this browser may only look. */
  readonly open: ((place: Pick<ShownFault, 'file' | 'line' | 'column'>) => Promise<boolean>) | undefined;
}

export interface PageCheck {
  readonly button: HTMLButtonElement;
  readonly results: HTMLElement;
  /** Another page is about to be shown, or the same one anew. */
  shown(page: ShownPage): void;
}

/** The most findings that are listed: mended ones make room. */
const mostListed = 50;

/** How long an edited page has to show its changes before it is checked again, in milliseconds. */
const settleTime = 600;

export function createPageCheck(options: PageCheckOptions): PageCheck {
  const button = element('button', { type: 'button', textContent: 'Check this page' });
  const status = element('p', { role: 'status', className: 'outcome' });
  const list = element('div', {});
  const results = element('div', { className: 'check' }, status, list);
  const outline = createOutliner();
  let timer: number | undefined;
  let isShown = false;
  /** Counts checks and pages: what a check finds on a page that has gone is nobody's. */
  let latest = 0;
  let running: Promise<unknown> = Promise.resolve();
  const check = async (): Promise<void> => {
    const own = ++latest;
    status.textContent = 'Checking the page';
    isShown = true;
    // axe runs once at a time.
    await running;
    if (own !== latest) return;
    const found = findAll();
    running = found;
    const { findings, failure } = await found;
    if (own !== latest) return;
    const count = findings.length > 0 ? say(findings.length, 'finding') : 'No problems found';
    status.textContent = failure ? `${count}. axe has not run: ${failure}` : `${count} on this page`;
    const hidden = findings.length - mostListed;
    list.replaceChildren(
      ...findings.slice(0, mostListed).map((finding) => findingEntry(finding, outline, options)),
      ...(hidden > 0 ? [element('p', { textContent: `${hidden} more, which are listed when these are fixed` })] : []),
      weightTable(),
    );
  };
  button.addEventListener('click', () => void check());
  return {
    button,
    results,
    shown({ isUpdate }) {
      clearTimeout(timer);
      if (!isShown) return;
      if (isUpdate) {
        timer = setTimeout(() => void check(), settleTime);
        return;
      }
      latest++;
      isShown = false;
      status.textContent = '';
      list.replaceChildren();
    },
  };
}

/** In the order of the page. */
async function findAll(): Promise<{ readonly findings: readonly Finding[]; readonly failure: string | undefined }> {
  const own = checkContent(document);
  const [found, failure] = await runAxe().then(
    (all) => [all, undefined] as const,
    (thrown: unknown) => [[], thrown instanceof Error ? thrown.message : String(thrown)] as const,
  );
  const isAfter = (a: Finding, b: Finding): number =>
    a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : a.element === b.element ? 0 : -1;
  return { findings: [...own, ...found].sort(isAfter), failure };
}

function findingEntry(
  { rule, message, help, element: at }: Finding,
  outline: (at: Element) => boolean,
  options: PageCheckOptions,
) {
  const tag = startTag(at);
  const show = element('button', { type: 'button', textContent: 'Show it', ariaLabel: `Show it: ${tag}` });
  show.addEventListener('click', () => {
    // Makes room for the element above the list.
    show.closest('section')?.setAttribute('data-small', '');
    if (!outline(at)) show.replaceWith('It no longer exists.');
  });
  const source = at.closest('[data-body]') ? options.source() : undefined;
  const open = options.open;
  const toOpen =
    source === undefined || !open ? [] : [action(`Open ${source}`, () => open({ file: source, line: 1, column: 1 }))];
  return element(
    'article',
    { className: 'warning' },
    element('h3', { textContent: message }),
    element('p', { className: 'code', textContent: rule }),
    element('pre', { textContent: tag, tabIndex: 0 }),
    element('p', { textContent: help, className: 'help' }),
    element('p', { className: 'actions' }, show, ...toOpen),
  );
}

function startTag(of: Element): string {
  const tag = (of.cloneNode(false) as Element).outerHTML.replace(/<\/[^<>]*>$/, '');
  return shorten(tag, 160);
}

function weightTable(): HTMLElement {
  const rows = weightOfPage().map(({ kind, files, transferred, decoded }) =>
    element(
      'tr',
      {},
      element('th', { textContent: kind, scope: 'row' }),
      ...[String(files), printBytes(transferred), printBytes(decoded)].map((text) => element('td', { textContent: text })),
    ),
  );
  const names = ['Weight', 'Files', 'Transferred', 'Decoded'].map((name) => element('th', { textContent: name, scope: 'col' }));
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...names)), element('tbody', {}, ...rows));
  const note =
    'Scripts are larger in development, and nothing is compressed here. Files from the browser’s cache are not transferred.';
  return element('div', { className: 'weight' }, table, element('p', { textContent: note }));
}
