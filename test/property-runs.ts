// Sets what the deep run alone tries, and the number of runs of property tests; PROPERTY_RUNS overrides it, and failures print their seed.
import { test } from 'vitest';

/** `npm run test:deep`, which has the time for many. */
const isDeep = process.env['TEST_MODE'] === 'deep';

/** Returns the number of runs: at most 50, or `deep` in deep tests. */
export function propertyRuns(usual = 200, deep = usual): number {
  const asked = Number(process.env['PROPERTY_RUNS'] ?? '');
  const wanted = isDeep ? deep : Math.min(usual, 50);
  return asked > 0 ? Math.min(wanted, asked) : wanted;
}

/** Does the same for properties whose runs take seconds: few, except in deep tests or with SCRIPT_RUNS. */
export function scriptRuns(usual: number, deep = usual): number {
  const asked = Number(process.env['SCRIPT_RUNS'] ?? '');
  return asked > 0 ? asked : isDeep ? deep : usual;
}

/** True if more runs are requested than a full test run has time for. */
export function isThorough(): boolean {
  return isDeep || process.env['SCRIPT_RUNS'] !== undefined;
}

/** The seed and path of a failure to replay. */
export function replayed(): { readonly seed?: number; readonly path?: string } {
  const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = process.env;
  return { ...(seed ? { seed: Number(seed) } : {}), ...(path ? { path } : {}) };
}

/** A test of the deep run alone: a variant of one beside it that runs every time, or what only a rare edit can break. */
export const deepTest = test.runIf(isThorough());
