// Shows the button back to the top of a long page when its reader scrolls up.
import { mainId } from '#model/page-data';
import { makeElement } from '../../dom/make-element.ts';
import { smoothScrollTop } from '../../dom/smooth-scroll.ts';
import type { Behavior } from '../behavior.ts';

/** Within this many pixels of the top, the button is not shown. */
const threshold = 300;

/** Made here, since no page needs it before its reader has scrolled. */
export const leadBackToTop: Behavior = ({ find, say, signal }) => {
  for (const main of find(`#${mainId}`)) {
    const icon = makeElement('span', { className: 'icon icon-up' });
    const named = { type: 'button', className: 'back-to-top', ariaLabel: say('theme.BackToTopButton.buttonAriaLabel') } as const;
    const button = makeElement('button', { ...named, hidden: true }, icon);
    main.append(button);
    signal.addEventListener('abort', () => button.remove());
    let [last, hash] = [scrollY, location.hash];
    const onScroll = (): void => {
      const isUp = scrollY < last;
      // A reader who jumps up to a heading has arrived there.
      const isJump = location.hash !== hash;
      [last, hash] = [scrollY, location.hash];
      const isAtBottom = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight;
      button.hidden = !isUp || isJump || scrollY <= threshold || isAtBottom();
    };
    const onClick = (): void => {
      // The button disappears when it is no longer needed, so keyboard focus moves to the content.
      document.getElementById(mainId)?.focus({ preventScroll: true });
      smoothScrollTop();
    };
    addEventListener('scroll', onScroll, { passive: true, signal });
    button.addEventListener('click', onClick, { signal });
  }
};
