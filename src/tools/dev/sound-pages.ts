// Shows the last sound state of a page whose source cannot be read at the moment.
import type { Diagnostic } from '#model/diagnostic';
import type { DevPage } from './read-page.ts';

export interface SoundPages {
  /** The page, or its last sound state where its source has a fault of syntax. */
  of(path: string, page: DevPage, diagnostics: readonly Diagnostic[]): DevPage;
}

/** The most pages whose last state is remembered: more than a writer has open. */
const most = 50;

export function createSoundPages(): SoundPages {
  const last = new Map<string, DevPage>();
  return {
    of(path, page, diagnostics) {
      // A page without a body would hide what the writer was looking at.
      const isBroken = diagnostics.some(
        ({ code, severity, place }) => severity === 'error' && code.startsWith('parse/') && place?.file === page.source,
      );
      if (isBroken) return last.get(path) ?? page;
      last.delete(path);
      last.set(path, page);
      if (last.size > most) last.delete(last.keys().next().value as string);
      return page;
    },
  };
}
