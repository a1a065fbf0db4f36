// Switches between light, dark and the system's colors, and tells which of them is chosen.
import { chooseColorMode } from '../../dom/color-mode.ts';
import type { ColorModeChoice } from '../../dom/show-color-mode.ts';
import type { Behavior } from '../behavior.ts';

/** `data-mode` of the button is the site's default: where that is `system`, readers may choose it. */
export const switchColorMode: Behavior = ({ find, say, signal }) => {
  const root = document.documentElement;
  const buttons = find<HTMLButtonElement>('.color-mode');
  if (buttons.length === 0) return;
  const tell = (): void => {
    for (const button of buttons) {
      const name = say(`theme.colorToggle.ariaLabel.mode.${choiceOf(button)}`);
      button.disabled = false;
      button.title = name;
      button.ariaLabel = say('theme.colorToggle.ariaLabel', { mode: name });
    }
  };
  for (const button of buttons) button.addEventListener('click', () => chooseColorMode(nextOf(button)), { signal });
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['data-theme-choice'] });
  signal.addEventListener('abort', () => observer.disconnect());
  tell();
};

/** An address can set the attribute to anything. */
function choiceOf({ dataset }: HTMLElement): ColorModeChoice {
  const choices = [document.documentElement.dataset['themeChoice'], dataset['mode']];
  return (['light', 'dark', 'system'] as const).find((one) => one === choices[0]) ?? (choices[1] as ColorModeChoice);
}

function nextOf(button: HTMLElement): ColorModeChoice {
  const choice = choiceOf(button);
  if (choice === 'light') return 'dark';
  return choice === 'dark' && button.dataset['mode'] === 'system' ? 'system' : 'light';
}
