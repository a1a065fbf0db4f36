// Questions to the disk and to the settings with their answers: the inputs of whatever is made of them.

/** A question to the disk, or to the settings by key. Paths are relative to the root. */
export type Ask = readonly ['bytes' | 'stat' | 'list' | 'real' | 'glob' | 'setting', string];

/** A question and a digest of its answer. Equal digests are equal answers. */
export type Observation = readonly [Ask, string];
