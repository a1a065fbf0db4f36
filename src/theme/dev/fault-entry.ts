// Shows a fault in the list of the badge: message, frame, help, its fix and a link to the editor.
import type { ShownFault } from '#model/dev-page';
import { action, element } from './element.ts';

export interface FaultActions {
  /** Undefined where this browser may only look, as is `fix`. */
  readonly open: ((place: Pick<ShownFault, 'file' | 'line' | 'column'>) => Promise<boolean>) | undefined;
  readonly fix: ((fault: ShownFault) => Promise<boolean>) | undefined;
}

export function faultEntry(fault: ShownFault, { open, fix }: FaultActions): HTMLElement {
  const actions = element('p', { className: 'actions' });
  if (fix && fault.fix !== undefined) actions.append(action(`Apply fix: ${fault.fix}`, () => fix(fault)));
  if (open && fault.file !== undefined) actions.append(action(`Open ${fault.file}:${fault.line}`, () => open(fault)));
  return element(
    'article',
    { className: fault.severity },
    element('h3', { textContent: fault.message }),
    element('p', { className: 'code', textContent: `${fault.severity} ${fault.code}` }),
    element('pre', { textContent: fault.frame, tabIndex: 0, hidden: fault.frame === '' }),
    element('p', { textContent: fault.help ?? '', hidden: fault.help === undefined }),
    actions,
  );
}

/** True for a fault in the source of the shown page, or found in its browser. */
export function isOfPage({ file, pages }: ShownFault, source: string | undefined): boolean {
  return (file !== undefined && file === source) || pages.some((page) => addressKey(page) === addressKey(location.pathname));
}

/** Equal for addresses of one page. */
function addressKey(address: string): string {
  return address.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
}
