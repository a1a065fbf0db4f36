// Copies the Markdown of a page.
import { copyText } from '../../dom/copy-text.ts';
import type { Behavior } from '../behavior.ts';

/** The value of the button is the address of the Markdown. */
export const copyPage: Behavior = ({ find, signal }) => {
  for (const button of find<HTMLButtonElement>('.page-actions button'))
    button.addEventListener('click', () => copy(button), { signal });
};

async function copy(button: HTMLButtonElement): Promise<void> {
  try {
    const answer = await fetch(button.value);
    if (answer.ok && (await copyText(await answer.text()))) {
      // The stylesheet ticks it, where there is room for it from the start.
      button.ariaPressed = 'true';
      return;
    }
  } catch {}
  // It can be copied by hand where it stands.
  location.href = button.value;
}
