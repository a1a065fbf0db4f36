export function newerThanDist(root: string): string | undefined;
