// Renders the form of an operation in the element that its reader has opened, and removes it with the page.
import { createRoot } from 'react-dom/client';
import { parseJson } from '../engine/json.ts';
import type { RequestForm } from '../engine/request-form.ts';
import { type Words, words } from '../engine/words.ts';
import { createKeptCredentials, TryForm } from './form/TryForm.tsx';
import styles from './try.css?raw';

/** In memory alone, so that a reader enters them once for all operations of a visit. */
const kept = createKeptCredentials();

/** `data-form` is the `RequestForm` of the operation. Does nothing where the form is shown already. */
export function mountForm(details: HTMLElement): void {
  if (details.querySelector('.api-try-body')) return;
  adoptStyles();
  const form = parseJson(details.dataset['form'] ?? '') as RequestForm;
  const body = details.appendChild(document.createElement('div'));
  body.className = 'api-try-body';
  const root = createRoot(body);
  root.render(<TryForm form={form} words={readWords(details)} kept={kept} />);
  const observer = new MutationObserver(() => {
    if (body.isConnected) return;
    observer.disconnect();
    root.unmount();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Pages without the form do not load its rules; a strict policy forbids elements with rules, but not this. */
function adoptStyles(): void {
  const mark = '.api-try-body';
  const isThere = document.adoptedStyleSheets.some((sheet) => sheet.cssRules[0]?.cssText.includes(mark));
  if (isThere) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Those of the form, where `data-words` does not hold others: JSON, by the same names. */
function readWords({ dataset }: HTMLElement): Words {
  return { ...words, ...(JSON.parse(dataset['words'] ?? '{}') as Partial<Words>) };
}
