// Suspends a session whose site code has blocked its thread, until files change.
import type { Diagnostic } from '#model/diagnostic';
import type { OpenSession } from './open-session.ts';
import { emptyRun } from './run-request.ts';

/** Nothing of the site runs, as without a valid configuration, and `fault` says why. */
export function holdBack(session: OpenSession, fault: Diagnostic): OpenSession {
  let isHeld = true;
  const unlessHeld = <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result | undefined>) => {
    return async (...given: Given): Promise<Result | undefined> => (isHeld ? undefined : work(...given));
  };
  return {
    ...session,
    settings: unlessHeld(session.settings),
    resolve: unlessHeld(session.resolve),
    resolveFirst: unlessHeld(session.resolveFirst),
    resolved: (work) => (isHeld ? Promise.resolve(undefined) : session.resolved(work)),
    page: unlessHeld(session.page),
    parseSome: unlessHeld(session.parseSome),
    some: unlessHeld(session.some),
    buildUnless: unlessHeld(session.buildUnless),
    build: async (sink) => (isHeld ? { ...emptyRun, diagnostics: [fault] } : session.build(sink)),
    render: async (accepts, work, locale) => (isHeld ? undefined : session.render(accepts, work, locale)),
    emittedOf: unlessHeld(session.emittedOf),
    diagnostics: () => (isHeld ? [fault] : session.diagnostics()),
    update(paths) {
      isHeld = false;
      return session.update(paths);
    },
    overlay(path, text) {
      isHeld = false;
      return session.overlay(path, text);
    },
  };
}
