export function newerThanDist(root: string): string | undefined;
export function needsBuild(root: string): string | undefined;
