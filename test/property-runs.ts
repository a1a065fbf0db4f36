// How often a property is tried. CI asks for fewer by PROPERTY_RUNS; a failure prints the seed that found it.

/** The number of runs for a property that wants `usual` of them. */
export function propertyRuns(usual = 200): number {
  const asked = Number(process.env['PROPERTY_RUNS'] ?? '');
  return asked > 0 ? Math.min(usual, asked) : usual;
}

/** The same for a property of which a run takes seconds: few, unless SCRIPT_RUNS asks for more. */
export function scriptRuns(usual: number): number {
  const asked = Number(process.env['SCRIPT_RUNS'] ?? '');
  return asked > 0 ? asked : usual;
}

/** True where someone asks for more than a run of all tests has time for. */
export function isThorough(): boolean {
  return process.env['SCRIPT_RUNS'] !== undefined;
}

/** The run that a failure printed, to be tried again: its seed and its path. */
export function replayed(): { readonly seed?: number; readonly path?: string } {
  const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = process.env;
  return { ...(seed ? { seed: Number(seed) } : {}), ...(path ? { path } : {}) };
}
