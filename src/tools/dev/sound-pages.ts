// Provides the last good state of a page that cannot be read or rendered at the moment.
import type { Diagnostic, DiagnosticDraft } from '#model/diagnostic';
import type { DevPage } from './read-page.ts';

export interface SoundPages {
  /** The page, or its last sound state where it is broken. `diagnostics` are those of the sources, `faults` those of its rendering. */
  of(path: string, page: DevPage, diagnostics: readonly Diagnostic[], faults: readonly DiagnosticDraft[]): DevPage;
}

/** The most pages whose last state is remembered: more than a writer has open. */
const most = 50;

/** Errors that leave out of a page what its writer was looking at: a component, the body, a part around it. */
const emptying: ReadonlySet<string> = new Set([
  'render/code-threw',
  'render/component-threw',
  'render/invalid-use',
  'render/layout-without-component',
  'render/module-failed',
  'render/not-for-browsers',
  'render/page-without-component',
  'render/part-without-component',
  'render/unknown-export',
  'render/unknown-layout',
  'site-code/never-settled',
  'site-code/process-exit',
  'site-code/time-limit',
]);

export function createSoundPages(): SoundPages {
  const last = new Map<string, DevPage>();
  return {
    of(path, page, diagnostics, faults) {
      const isUnread = diagnostics.some(
        ({ code, severity, place }) => severity === 'error' && code.startsWith('parse/') && place?.file === page.source,
      );
      const isBroken = isUnread || faults.some(({ code }) => emptying.has(code));
      if (isBroken) return { ...(last.get(path) ?? page), isBroken };
      last.delete(path);
      last.set(path, page);
      if (last.size > most) last.delete(last.keys().next().value as string);
      return page;
    },
  };
}
