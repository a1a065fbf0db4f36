// Compiles globs to a matcher of addresses.
import { trimEnd } from '#model/cut-text';

/**
 * Globs as Docusaurus takes them: `*` stays inside a part of the path, and a slash at the end makes no difference. Few sites have
 * any, so the package is loaded when it is needed.
 */
export async function addressMatcher(globs: readonly string[]): Promise<(address: string) => boolean> {
  if (globs.length === 0) return () => false;
  const { default: picomatch } = await import('picomatch');
  const trim = (path: string): string => trimEnd(path, '/') || '/';
  const matches = picomatch(globs.map(trim), { dot: true });
  return (address) => matches(trim(address));
}
