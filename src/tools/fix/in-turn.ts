// Chooses the fixes of a round: causes before consequences.
import type { Diagnostic } from '#model/diagnostic';
import type { UnappliedFix } from '#model/fix-run';

/** Faults of addresses, which may be right while pages, ids or routes are missing for another reason. */
const ofAddresses: ReadonlySet<string> = new Set([
  'resolve/broken-link',
  'resolve/broken-anchor',
  'resolve/redirect-target',
  'render/broken-link',
]);

/** Errors that make pages, routes or entries of sidebars disappear. */
const hidesPages =
  /^(?:configure\/|discover\/|parse\/front-matter-(?!value|key|number)|resolve\/(?:duplicate-id|duplicate-route|invalid-slug|invalid-sidebar|invalid-category|empty-category|unknown-folder)$)/;

export interface Turn {
  /** Fixes of addresses are wanted where there are no others. */
  readonly first: readonly Diagnostic[];
  readonly last: readonly Diagnostic[];
  /** Those that wait for a fault without a fix. */
  readonly held: readonly UnappliedFix[];
}

/**
 * The target of a broken link may be back when a misspelt key of a sidebar is mended. So addresses come when nothing else is left to
 * fix, and stay as they are while an error is left that hides pages. `all` are all diagnostics of the site, `fixable` those to fix.
 */
export function inTurn(all: readonly Diagnostic[], fixable: readonly Diagnostic[]): Turn {
  const addresses = fixable.filter(({ code }) => ofAddresses.has(code));
  const others = fixable.filter(({ code }) => !ofAddresses.has(code));
  const cause = all.find(({ code, severity }) => severity === 'error' && hidesPages.test(code));
  if (!cause) return { first: others, last: addresses, held: [] };
  const reason = `may be right once the error "${cause.code}"${cause.place ? ` in "${cause.place.file}"` : ''} is mended`;
  return { first: others, last: [], held: addresses.map((diagnostic) => ({ diagnostic, reason })) };
}
