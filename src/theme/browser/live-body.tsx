// Hydrates a body with live components as a React root of its own.
import { type ComponentType, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { PageData } from '#model/page-data';
import type { OnBody } from '../components/Body/Body.tsx';
import { bodyPrefix } from '../id-prefixes.ts';
import { Awake } from '../live/Awake.tsx';
import { HydratingContext, hydratingOf } from '../live/hydrated.ts';
import { PageProvider } from '../page/page-context.tsx';
import { setHeldStyles } from './held-styles.ts';
import { hydrationOptions } from './hydration-options.ts';

/** Hydrates the live components of a page's body, if any, and then enhances the body. */
export function bodyOf({ page, bodyModule: address }: PageData, enhance: OnBody): OnBody {
  if (address === undefined) return enhance;
  return (body) => {
    const before = body.innerHTML;
    let undo: (() => void) | undefined;
    let root: Root | undefined;
    let gone = false;
    const enhanceOnce = (): void => {
      if (!gone) undo ??= enhance(body);
    };
    /** On failure the page stays readable, as the server has rendered it. */
    const giveUp = (fault: unknown): void => {
      console.error(fault);
      queueMicrotask(() => {
        root?.unmount();
        root = undefined;
        if (gone) return;
        undo?.();
        undo = undefined;
        if (body.innerHTML !== before) body.innerHTML = before;
        enhanceOnce();
      });
    };
    const wake = (Content: ComponentType): void => {
      if (gone) return;
      const hydrating = hydratingOf(enhanceOnce);
      const content = (
        <HydratingContext value={hydrating}>
          <Awake then={hydrating.begun}>
            <PageProvider page={page}>
              <Content />
            </PageProvider>
          </Awake>
        </HydratingContext>
      );
      setHeldStyles(body);
      startTransition(() => {
        root = hydrateRoot(body, content, { ...hydrationOptions(bodyPrefix), onUncaughtError: giveUp });
      });
    };
    import(address).then(({ default: Content }) => wake(Content), giveUp);
    return () => {
      gone = true;
      undo?.();
      // React refuses to unmount one root while it renders another.
      queueMicrotask(() => root?.unmount());
    };
  };
}
