// Declares the types of newer-than-dist.mjs, for tests.
export function newerThanDist(root: string): string | undefined;
export function needsBuild(root: string): string | undefined;
