export function year(copyright: string | null): string {
  return copyright!.slice(-4);
}
