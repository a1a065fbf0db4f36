// The policy of a site to the file that tells hosts which headers to send, as Netlify and Cloudflare read it.

import { digestOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import { printPolicy, type Sources } from '#model/policy';
import type { Settings } from '#model/settings';

/** Undefined where the site wants none. `policy` is undefined for a site without one. */
export function headersFile({ headersFile: path, baseUrl }: Settings, policy: Sources | undefined): OutputFile | undefined {
  if (path === undefined) return undefined;
  const base = encodeURI(baseUrl);
  const text = [
    `${base}*`,
    ...(policy ? [`  Content-Security-Policy: ${printPolicy(policy)}`] : []),
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Content-Type-Options: nosniff',
    '',
    // Their names hold the hash of their bytes.
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
  return { path, key: digestOf(text), content: { bytes: text } };
}
