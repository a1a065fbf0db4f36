// Hydrates an island as a React root of its own, with the contexts that it had when it was rendered.
import react, { type ComponentType, type ReactElement, type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import type { PageData } from '#model/page-data';
import type { Words } from '#model/strings/say';
import { type IslandRequest, numberInBody, type Runtime } from '../browser/islands.ts';
import { tellConsole, tellingOptions } from '../browser/tell-faults.ts';
import { CrashedPage } from '../components/ErrorBoundary/CrashedPage.tsx';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { IslandContent, type Parts, PartsContext } from '../components/Slot/Slot.tsx';
import { bodyPrefix, layoutPrefix, slotPrefix } from '../id-prefixes.ts';
import { Awake, HydratingContext, hydratingOf } from '../live/hydrated.ts';
import type { Layout } from '../page/layout.ts';
import { PageProvider } from '../page/page-context.tsx';

declare const process: { readonly env: { readonly NODE_ENV: string } };

if (process.env.NODE_ENV === 'development') tellConsole(react.captureOwnerStack);

export const islands: Runtime = {
  hydrate(request) {
    const { island, name, done, failed } = request;
    const render = contentOf(request);
    const own = hydrationOptions(prefixOf(name));
    const { onRecoverableError: tell = reportError } = own;
    const options: HydrationOptions = {
      ...own,
      onUncaughtError: (fault) => queueMicrotask(() => failed(fault)),
      // React complains of one that is unmounted before it has begun.
      onRecoverableError: (fault, about) => !isGone && tell(fault, about),
    };
    let root: Root | undefined;
    let [isBegun, isGone] = [false, false];
    let latest: PageData | undefined;
    const begun = (): void => {
      isBegun = true;
      if (latest) root?.render(all(latest));
    };
    const all = (data: PageData): ReactElement => <Awake then={begun}>{render(data, done)}</Awake>;
    startTransition(() => {
      if (!isGone) root = hydrateRoot(island, all(request.data), options);
    });
    return {
      // Before it has begun, React would throw away what is printed.
      update(data) {
        if (isBegun) root?.render(all(data));
        else latest = data;
      },
      unmount() {
        isGone = true;
        // React refuses to unmount one root while it renders another.
        queueMicrotask(() => root?.unmount());
      },
    };
  },
};

function prefixOf(name: string): string {
  if (name === 'layout') return layoutPrefix;
  const number = numberInBody(name);
  return number === undefined ? slotPrefix(name) : bodyPrefix(number);
}

function contentOf({ name, words, content, parts }: IslandRequest): (data: PageData, done: () => void) => ReactElement {
  const number = numberInBody(name);
  if (number !== undefined) return bodyContent((content as readonly ComponentType[])[number] as ComponentType, words);
  const within = name === 'layout' ? layoutContent(content as Layout) : slotContent(name, parts);
  return (data, done) => {
    const page = { ...data.page, ...(words && { words }) };
    return (
      <PageProvider page={page}>
        <Awake then={done}>{within({ ...data, page }, parts)}</Awake>
      </PageProvider>
    );
  };
}

function bodyContent(Content: ComponentType, words: Words | undefined) {
  return ({ page }: PageData, done: () => void): ReactElement => {
    const hydrating = hydratingOf(done);
    return (
      <HydratingContext value={hydrating}>
        <Awake then={hydrating.begun}>
          <PageProvider page={{ ...page, ...(words && { words }) }}>
            <Content />
          </PageProvider>
        </Awake>
      </HydratingContext>
    );
  };
}

type Within = (data: PageData, parts: Parts) => ReactNode;

function layoutContent(Content: Layout): Within {
  const fallback = (error: unknown): ReactElement => (
    <main className="main">
      <CrashedPage error={error} />
    </main>
  );
  return ({ page, isBodyless }, parts) => (
    <PartsContext value={parts}>
      <ErrorBoundary page={page.href} fallback={fallback}>
        <Content page={page} body={isBodyless ? null : ''} />
      </ErrorBoundary>
    </PartsContext>
  );
}

/** Inside of a slot its own replacement is missing, as on the server. */
function slotContent(key: string, parts: Parts): Within {
  return ({ page, slots = {} }) => {
    const { slot = '', props = {}, given = {} } = slots[key] ?? {};
    const { [slot as keyof Parts]: Part, ...others } = parts;
    if (!Part) return null;
    const ofPage = Object.entries(given).map(([name, of]) => [name, of === '' ? page : page[of as keyof typeof page]]);
    const all = { ...props, ...Object.fromEntries(ofPage), page };
    return <IslandContent Part={Part as unknown as ComponentType<object>} props={all} page={page.href} others={others} />;
  };
}

function hydrationOptions(identifierPrefix: string): HydrationOptions {
  return process.env.NODE_ENV === 'development' ? { identifierPrefix, ...tellingOptions() } : { identifierPrefix };
}
