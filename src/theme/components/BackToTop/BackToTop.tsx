// Shows a button back to the top of a long page when its reader scrolls up.
import { type ReactElement, useEffect, useState } from 'react';
import { smoothScrollTop } from '../../dom/smooth-scroll.ts';
import { say } from '../../page/strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { mainId } from '../SkipLink/SkipLink.tsx';

/** Within this many pixels of the top, the button is not shown. */
const threshold = 300;

export function BackToTop(): ReactElement | null {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let [last, hash] = [scrollY, location.hash];
    const onScroll = (): void => {
      const up = scrollY < last;
      // A reader who jumps up to a heading has arrived there.
      const jumped = location.hash !== hash;
      [last, hash] = [scrollY, location.hash];
      const atBottom = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight;
      setShown(up && !jumped && scrollY > threshold && !atBottom());
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      className="back-to-top"
      aria-label={say('theme.BackToTopButton.buttonAriaLabel')}
      onClick={() => {
        // The button disappears when it is no longer needed, so keyboard focus moves to the content.
        document.getElementById(mainId)?.focus({ preventScroll: true });
        smoothScrollTop();
      }}
    >
      <Icon name="up" />
    </button>
  );
}
