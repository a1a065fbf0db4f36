// Normalizes a permalink as written, so that two can be compared.
import { joinPath, routeKey } from '#model/route';

/** Undefined where it cannot be part of an address. */
export function readPermalink(written: string): string | undefined {
  if (/[?#\\\p{Cc}]|^[a-z][a-z\d+.-]*:|^\/\//iu.test(written)) return undefined;
  if (written.split('/').some((segment) => segment === '..' || segment === '.')) return undefined;
  const path = routeKey(joinPath(written));
  return path === '/' ? undefined : path;
}
