// A way back to the top of a long page, for readers who begin to go there.
import { type ReactElement, useEffect, useState } from 'react';
import { smoothScrollTop } from '../../browser/smooth-scroll.ts';
import { say } from '../../strings.ts';
import { Icon } from '../Icon/Icon.tsx';
import { mainId } from '../SkipLink/SkipLink.tsx';

/** Nearer to the top, in pixels, there is no need of it. */
const threshold = 300;

export function BackToTop(): ReactElement | null {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let [last, hash] = [scrollY, location.hash];
    const onScroll = (): void => {
      const up = scrollY < last;
      // Who goes up to a heading has arrived there.
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
        // The button goes when it is no longer needed; who used it by key goes on from there.
        document.getElementById(mainId)?.focus({ preventScroll: true });
        smoothScrollTop();
      }}
    >
      <Icon name="up" />
    </button>
  );
}
