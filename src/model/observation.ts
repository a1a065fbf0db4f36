// Defines the types of observations: questions to the disk and the settings with digests of their answers, as inputs of results.

/** A question to the disk, or to the settings by key. Paths are relative to the root. */
export type Ask = readonly ['bytes' | 'stat' | 'list' | 'real' | 'glob' | 'setting', string];

/** A question and a digest of its answer. Equal digests mean equal answers. */
export type Observation = readonly [Ask, string];
