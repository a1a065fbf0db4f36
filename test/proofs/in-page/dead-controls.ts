// Finds buttons of a page that do nothing, and shown keys without a listener.

/** Runs in the browser. */
export async function deadControls(): Promise<string[]> {
  const faults: string[] = [];
  // An open drawer is an entry of the history, which goes a little later.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
  for (const button of document.querySelectorAll<HTMLElement>('[popovertarget], [commandfor]')) {
    const said = button.outerHTML.slice(0, 100);
    const target = document.getElementById(button.getAttribute('popovertarget') ?? button.getAttribute('commandfor') ?? '');
    if (!target?.popover) faults.push(`${said}: there is no such target`);
    if (!target || !button.checkVisibility({ visibilityProperty: true })) continue;
    button.click();
    await settle();
    if (!target.matches(':popover-open') || !target.checkVisibility()) faults.push(`${said}: opens nothing`);
    else target.hidePopover();
    await settle();
  }
  const press = (init: KeyboardEventInit) =>
    !document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  const keys = document.querySelector('.search-button-keys');
  if (!keys?.checkVisibility()) return faults;
  if (!press({ key: 'k', ctrlKey: true })) faults.push('Ctrl K is drawn, and does nothing');
  const popup = () => document.querySelector<HTMLDialogElement>('dialog[open]');
  for (let tries = 0; tries < 60 && !popup(); tries++) await settle();
  if (!popup()) faults.push('Ctrl K is drawn, and opens nothing');
  popup()?.close();
  await settle();
  return faults;
}
