// Says that search cannot be reached where its own script cannot be loaded: in a dialog above the page, or on the search page.

import failure from 'slodocs/texts/theme.SearchModal.errorScreen';
import close from 'slodocs/texts/theme.SearchModal.footer.closeText';
import page from 'slodocs/texts/theme.SearchPage.emptyResultsTitle';
import { createSay } from 'slodocs/theme';

const say = createSay(failure, close, page);

const shown = 'slodocs-search-unavailable';

/** In a dialog, which the same keys close, with a link to the search page at `href`. */
export function openUnavailable(retry: () => void, href: string): void {
  const open = document.querySelector<HTMLDialogElement>(`dialog#${shown}`);
  if (open) open.close();
  else {
    const dialog = document.createElement('dialog');
    Object.assign(dialog, { id: shown, className: 'search-popup', onclose: () => dialog.remove() });
    dialog.ariaLabel = say('theme.SearchModal.errorScreen.titleText');
    const box = add(dialog, 'div', 'search-popup-panel');
    const message = addMessage(box, 'search-popup-message', () => {
      dialog.close();
      retry();
    });
    add(message, 'a', '', say('theme.SearchPage.emptyResultsTitle')).setAttribute('href', href);
    add(message, 'button', 'button button-secondary', say('theme.SearchModal.footer.closeText')).onclick = () => dialog.close();
    document.body.append(dialog);
    dialog.showModal();
  }
}

/** Before what stands on the search page. */
export function showUnavailable(retry: () => void, place: Element): void {
  document.getElementById(shown)?.remove();
  const host = document.createElement('div');
  host.id = shown;
  addMessage(host, 'search-failed', () => {
    host.remove();
    retry();
  });
  place.prepend(host);
}

function addMessage(to: Element, className: string, retry: () => void): HTMLElement {
  const message = add(to, 'div', className);
  message.role = 'alert';
  add(message, 'p', 'search-popup-message-title', say('theme.SearchModal.errorScreen.titleText'));
  add(message, 'p', '', say('theme.SearchModal.errorScreen.helpText'));
  add(message, 'button', 'button button-secondary', say('theme.SearchModal.errorScreen.tryAgain')).onclick = retry;
  return message;
}

function add<Name extends keyof HTMLElementTagNameMap>(to: Element, name: Name, className: string, text = '') {
  const made = Object.assign(document.createElement(name), { className, textContent: text });
  to.append(made);
  return made;
}
