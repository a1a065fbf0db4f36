// Prints the headers file by which hosts such as Netlify and Cloudflare send the site's CSP.

import { digestOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import { printPolicy, type Sources } from '#model/policy';
import { encodePath } from '#model/route';
import type { Settings } from '#model/settings';

/** Undefined where the site configures none. `policy` is undefined for a site without a CSP. */
export function headersFile({ headersFile: path, baseUrl }: Settings, policy: Sources | undefined): OutputFile | undefined {
  if (path === undefined) return undefined;
  const base = encodePath(baseUrl);
  const text = [
    `${base}*`,
    ...(policy ? [`  Content-Security-Policy: ${printPolicy(policy)}`] : []),
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Content-Type-Options: nosniff',
    '',
    // Immutable, because their names contain their content hash.
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
  return { path, key: digestOf(text), content: { bytes: text } };
}
