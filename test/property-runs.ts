// How often a property is tried. CI asks for fewer by PROPERTY_RUNS; a failure prints the seed that found it.

/** The number of runs for a property that wants `usual` of them. */
export function propertyRuns(usual = 200): number {
  const asked = Number(process.env['PROPERTY_RUNS'] ?? '');
  return asked > 0 ? Math.min(usual, asked) : usual;
}
