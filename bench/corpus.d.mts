// Declares the types of corpus.mjs, for tests.
export function makeCorpus(root: string, count: number): Promise<void>;
