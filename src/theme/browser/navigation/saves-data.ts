// What the browser knows of its connection to whether nothing is loaded that nobody has asked for.

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
