// Checks origins, addresses and paths in a config.

import * as z from 'zod';
import { runsCode, wantedAddress, withoutCodeAddresses } from '#kit/code-addresses';
import { trimEnd, trimEnds } from '#model/cut-text';
import { parseUrl } from '#model/parse-url';

export interface Problem {
  /** The end of a sentence that begins with the name of the key. */
  readonly message: string;
  readonly help?: string;
}

/** A site's origin: scheme and host, no more. */
export function problemOfOrigin(text: string): Problem | undefined {
  const problem = problemOfAddress(text);
  if (problem) return problem;
  const { pathname, search, hash, origin } = new URL(text);
  if (search !== '' || hash !== '') return { message: 'must end after its host', help: `Write "${origin}".` };
  if (pathname === '/') return undefined;
  return {
    message: `must not contain a path, but contains "${pathname}"`,
    help: `Set the path in "baseUrl": \`url: '${origin}', baseUrl: '${trimEnd(pathname, '/')}/'\`.`,
  };
}

export function problemOfAddress(text: string): Problem | undefined {
  const protocol = parseUrl(text)?.protocol ?? '';
  if (/^https?:$/.test(protocol)) return undefined;
  return { message: 'must be an address such as "https://docs.example.com"' };
}

/** A path under an origin; slashes at its ends do not matter. */
export function problemOfPath(text: string): Problem | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(text))
    return { message: 'must be a path such as "/docs/"', help: 'Leave out the scheme and the host.' };
  const inside = !/[\s?#\\]/.test(text) && !text.split('/').some((segment) => segment === '..' || segment === '.');
  return inside ? undefined : { message: 'must be a path such as "/docs/"' };
}

/** Begins and ends with `/`. */
export function basePath(path: string): string {
  const inner = trimEnds(path, '/').replace(/\/{2,}/g, '/');
  return inner === '' ? '/' : `/${inner}/`;
}

const filled = z.string().min(1, 'must not be empty');

/** The address of a link. */
export const address = filled.refine((text) => !runsCode(text), `must be ${wantedAddress}`);

/** The address of an image. */
export const picture = filled.refine((text) => !runsCode(text, true), `must be ${wantedAddress}`);

export const markup = filled.refine(
  (html) => withoutCodeAddresses(html).found.length === 0,
  'must not contain an address that runs code, such as `javascript:`',
);

/** A text that passes a check function. */
export function checked(problemOf: (text: string) => { message: string; help?: string } | undefined): z.ZodString {
  return z.string().superRefine((text, ctx) => {
    const problem = problemOf(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem.message, params: { help: problem.help } });
  });
}
