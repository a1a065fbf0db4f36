// How often a property is tried. CI asks for fewer by PROPERTY_RUNS; a failure prints the seed that found it.

/** `npm run test:deep`, which has the time for many. */
const isDeep = process.env['TEST_MODE'] === 'deep';

/** The number of runs for a property that wants `usual` of them, or `deep` where there is time. */
export function propertyRuns(usual = 200, deep = usual): number {
  const asked = Number(process.env['PROPERTY_RUNS'] ?? '');
  const wanted = isDeep ? deep : usual;
  return asked > 0 ? Math.min(wanted, asked) : wanted;
}

/** The same for a property of which a run takes seconds: few, unless there is time or SCRIPT_RUNS asks for more. */
export function scriptRuns(usual: number, deep = usual): number {
  const asked = Number(process.env['SCRIPT_RUNS'] ?? '');
  return asked > 0 ? asked : isDeep ? deep : usual;
}

/** True where someone asks for more than a run of all tests has time for. */
export function isThorough(): boolean {
  return isDeep || process.env['SCRIPT_RUNS'] !== undefined;
}

/** The run that a failure printed, to be tried again: its seed and its path. */
export function replayed(): { readonly seed?: number; readonly path?: string } {
  const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = process.env;
  return { ...(seed ? { seed: Number(seed) } : {}), ...(path ? { path } : {}) };
}
