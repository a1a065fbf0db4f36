// Computes fingerprints of diagnostics that survive shifted lines.
import { createHash } from 'node:crypto';
import type { Diagnostic } from '#model/diagnostic';
import type { Sources } from './sources.ts';

/**
 * Makes the fingerprints of one report's diagnostics, in order, from code, file, message and source line; equal ones are
 * numbered.
 */
export function createFingerprints(sources: Sources): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>();
  return ({ code, message, place }) => {
    const line = place ? (sources.line(place.file, place.start.line) ?? '').trim() : '';
    const hash = createHash('sha256').update(JSON.stringify([code, place?.file ?? null, message, line]));
    const digest = hash.digest('hex').slice(0, 32);
    const times = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, times);
    return `${digest}:${times}`;
  };
}
