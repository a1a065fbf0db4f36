// Defines the schema of `links`: what other hosts serve, and the sites that links name, with the addresses of their indexes.
import * as z from 'zod';
import { urlSchemes } from '#kit/url-schemes';
import { isWebAddress, type LinkedSiteConfig, splitSiteAddress } from '#model/linked-site';
import { parseUrl } from '#model/parse-url';
import type { UserConfig } from '#model/user-config';
import { checked, type Problem, problemOfPath } from './addresses.ts';
import { externalCheck } from './external-check-schema.ts';

const site = z.strictObject({
  index: checked(problemOfIndex),
  digest: z
    .string()
    .regex(/^sha256-[A-Za-z\d+/]{43}=$/, 'must be a digest such as "sha256-…", as in the index')
    .optional(),
} satisfies Record<keyof LinkedSiteConfig, z.ZodType>);

const sites = z.record(z.string(), site).superRefine((sites, ctx) => {
  for (const name of Object.keys(sites)) {
    const problem = problemOfName(name);
    if (problem) ctx.addIssue({ code: 'custom', path: [name], message: problem.message, params: { help: problem.help } });
  }
});

export const links = z.strictObject({
  external: z.array(checked(problemOfPath)).optional(),
  externalCheck: externalCheck.optional(),
  index: z.boolean().optional(),
  sites: sites.optional(),
} satisfies Record<keyof NonNullable<UserConfig['links']>, z.ZodType>);

/** Also of an index that the command line names. */
export function problemOfIndex(index: string): Problem | undefined {
  const example = 'must be an address such as "https://api.example/slodocs-index.json", or the path of a file';
  if (!isWebAddress(index)) return index === '' || /^[a-z][a-z\d+.-]+:|^\/\//i.test(index) ? { message: example } : undefined;
  const url = parseUrl(index);
  if (!url) return { message: example };
  if (url.username === '' && url.password === '') return undefined;
  return {
    message: 'must not contain a user name or password',
    help: 'An index is as public as its site. For a private index, give the path of a local copy.',
  };
}

function problemOfName(name: string): Problem | undefined {
  if (urlSchemes.has(name.toLowerCase())) {
    const message = `must have a different name, because "${name}:" is the scheme of another kind of address`;
    return { message, help: 'Links begin with the name of the site, so choose a name that is not a URL scheme.' };
  }
  if (splitSiteAddress(`${name}:`)?.name === name) return undefined;
  return {
    message: 'must have a name of at least two lowercase letters, digits and hyphens that begins with a letter',
    help: 'Links begin with this name: `[install](api:guide/install)`.',
  };
}
