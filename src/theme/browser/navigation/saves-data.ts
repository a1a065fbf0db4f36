// Checks whether the reader's connection asks for no prefetching.

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
