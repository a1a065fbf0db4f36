// Options of redirects that cannot be meant, to an error where the plugin is called.
import { expect, it } from 'vitest';
import { type RedirectsOptions, redirects } from '../../../src/plugins/plugins.ts';

it.each([
  [{ fromExtensions: ['.html'] }, 'fromExtensions cannot hold ".html": an extension has no dot before it, and no slash'],
  [{ toExtensions: ['zip', ''] }, 'toExtensions cannot hold "": an extension has no dot before it, and no slash'],
  [{ toExtensions: ['a/b'] }, 'toExtensions cannot hold "a/b": an extension has no dot before it, and no slash'],
  [{ hosts: ['github'] }, 'hosts cannot hold "github": they are netlify, cloudflare, vercel, nginx, apache, s3'],
  [
    { hosts: ['netlify', 'cloudflare'] },
    'hosts cannot hold both netlify and cloudflare: they read one file, each in its own dialect',
  ],
] as const)('%j', (options, message) => {
  expect(() => redirects(options as unknown as RedirectsOptions)).toThrow(new RangeError(message));
});

it('takes extensions of two parts', () => {
  expect(redirects({ fromExtensions: ['html'], toExtensions: ['tar.gz'] }).name).toBe('redirects');
});
