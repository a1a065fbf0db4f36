// Shows the button back to the top of a long page when its reader scrolls up.
import { mainId } from '#model/page-data';
import { makeElement } from '../../dom/make-element.ts';
import { makeIcon } from '../../dom/make-icon.ts';
import { smoothScrollTop } from '../../dom/smooth-scroll.ts';
import type { Behavior } from '../behavior.ts';

/** Within this many pixels of the top, the button is not shown. */
const threshold = 300;

/** Made here, since no page needs it before its reader has scrolled. */
export const leadBackToTop: Behavior = ({ find, say, signal }) => {
  for (const main of find(`#${mainId}`)) {
    let button: HTMLButtonElement | undefined;
    signal.addEventListener('abort', () => button?.remove());
    const onClick = (): void => {
      // The button disappears when it is no longer needed, so keyboard focus moves to the content.
      document.getElementById(mainId)?.focus({ preventScroll: true });
      smoothScrollTop();
    };
    const makeButton = (): HTMLButtonElement => {
      const ariaLabel = say('theme.BackToTopButton.buttonAriaLabel');
      const made = makeElement(
        'button',
        { type: 'button', className: 'back-to-top', ariaLabel, onclick: onClick },
        makeIcon('up'),
      );
      main.append(made);
      return made;
    };
    // Where the page stands is asked when it scrolls: it would be laid out for the answer.
    let [last, hash] = [0, location.hash];
    const onScroll = (): void => {
      const isUp = scrollY < last;
      // A reader who jumps up to a heading has arrived there.
      const isJump = location.hash !== hash;
      [last, hash] = [scrollY, location.hash];
      const isAtBottom = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight;
      const isShown = isUp && !isJump && scrollY > threshold && !isAtBottom();
      if (isShown) button ??= makeButton();
      if (button) button.hidden = !isShown;
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
  }
};
