// Hosts that are written to get more into the policy of a site than a host.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { build } from '../../src/index.ts';
import { policyOf, printOwnPolicy, printPolicy, sourceOf } from '../../src/model/policy.ts';
import { configText, temporarySite } from '../pipeline/built-site.ts';

const hostile = [
  'https://a b',
  'https://x;script-src *',
  'https://x;script-src',
  'https://x,script-src',
  'https://x%3Bscript-src%20*',
  'https://x\nscript-src *',
  'https://x\r\nX-Header: y',
  'ht\ntps://x;script-src *',
  'https://*',
  'https://*.example.com',
  'https://*:*',
  "https://'unsafe-inline'",
  "'unsafe-inline'",
  "'none'",
  '*',
  'https:',
  'https://',
  'https:///',
  'https:example.com',
  'https:/example.com',
  '//host.example;x',
  '///host.example',
  '\\\\host.example\\x',
  'https:\\\\host.example\\x',
  'https://host.example\\;script-src *',
  'https://user:pass@host.example',
  'https://user@evil;script-src *@host.example',
  'https://host.example:99999',
  'https://host.example:443;x',
  'https://host.example:*',
  'https://[::1]:8080',
  'https://[::1;x]',
  'https://[::1',
  'https://münchen.example',
  'https://xn--a;b.example',
  'https://ⓔxample.com',
  'https://host。example',
  'https://0x7f.1',
  'https://"onload="x',
  'https://x"><script>',
  'https://x&quot;;',
  'https://x\u0000y',
  'https://x\u00a0script-src',
  'https://x\u2028script-src',
  'HTTPS://HOST.EXAMPLE',
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  'data:text/html,x',
  'DaTa:text/html,x',
  'blob:https://host.example/1',
  'filesystem:https://host.example/1',
  'ftp://host.example',
  'chrome://settings',
  'chrome-extension://abc',
  'custom:x',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'about:blank',
  'view-source:https://host.example',
  'mailto:a@host.example',
  '{scheme}://host.example',
];
/** What such a site is told. */
const expected = [
  'openapi/server-scheme',
  'openapi/unknown-name',
  'parse/code-address',
  'parse/refused-scheme',
  'resolve/broken-image',
  'resolve/broken-link',
  'resolve/invalid-address',
];
const directives = [
  'img-src',
  'media-src',
  'frame-src',
  'object-src',
  'script-src',
  'style-src',
  'connect-src',
  'form-action',
  'font-src',
];
const names = (policy: string): readonly string[] => policy.split(';').map((one) => one.trim().split(' ')[0] ?? '');

describe('the source of a hostile address', () => {
  it.each(hostile.map((address) => [JSON.stringify(address), address]))('%s', (_, address) => {
    for (const directive of directives) {
      const source = sourceOf(address, directive);
      if (source === undefined || source === "'self'") continue;
      if (source === 'data:') expect(directive).toMatch(/^(?:img|font)-src$/);
      else expect(source).toMatch(directive === 'connect-src' ? /^(?:https?|wss?):\/\/[\w.:[\]-]+$/ : /^https?:\/\/[\w.:[\]-]+$/);
    }
  });

  it('is that of a sound one', () => {
    expect(sourceOf('HTTPS://user:pass@HOST.example:8443/x', 'img-src')).toBe('https://host.example:8443');
    expect(sourceOf('https://münchen.example/x', 'img-src')).toBe('https://xn--mnchen-3ya.example');
    expect(sourceOf('https://[::1]:8080/x', 'connect-src')).toBe('https://[::1]:8080');
    expect(sourceOf('\\\\host.example', 'img-src')).toBe("'self'");
    expect(sourceOf('wss://host.example', 'connect-src')).toBe('wss://host.example');
    expect(sourceOf('wss://host.example', 'frame-src')).toBeUndefined();
  });

  it('begins no directive of the policy', () => {
    const settings = { directives: {}, styleAttributes: false, dataFrames: false };
    const loads = directives.map((name) => ({ [name]: hostile.flatMap((address) => sourceOf(address, name) ?? []) }));
    const policy = policyOf(settings, loads);
    const own = [...names(printPolicy(policyOf(settings, []))), 'frame-src', 'media-src', 'object-src'].sort();
    expect([...names(printPolicy(policy))].sort()).toEqual(own);
    expect(names(printOwnPolicy(policy))).not.toContain('frame-ancestors');
    for (const list of Object.values(policy))
      for (const source of list) expect(source).not.toMatch(/^\*|[;,\s]|^(?!'|data:|https?:|wss?:)/);
  });
});

test('hostile addresses of content and of a specification get into no page and no header', async () => {
  const content = hostile.flatMap((address, index) => {
    const written = address.replace(/[&"<>\0\n\r]/g, (sign) => `&#${sign.codePointAt(0)};`);
    return [`<img alt="" width="1" height="1" src="${written}">`, `<iframe title="${index}" src="${written}"></iframe>`];
  });
  // A specification with such a character is refused as a whole.
  const servers = hostile.filter((url) => !url.includes('\0')).map((url) => ({ url }));
  const root = temporarySite({
    'docs/index.md': `---\nmdx:\n  format: md\n---\n\n# Home\n\n${content.join('\n\n')}\n`,
    'specs/api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'API', version: '1' }, servers, paths: {} }),
    'site.config.ts': configText(
      `  severity: ${JSON.stringify(Object.fromEntries(expected.map((code) => [code, 'warning'])))},
  plugins: [openapi({ specs: [{ file: 'specs/api.json', path: 'api' }], tryIt: true })],\n`,
    ).replace("from 'slodocs';\n", "from 'slodocs';\nimport { openapi } from 'slodocs/plugins';\n"),
  });
  const result = await build({ root });
  expect([...new Set(result.diagnostics.map(({ code }) => code))].sort()).toEqual(expected);
  const read = (path: string): string => readFileSync(join(result.outDir, path), 'utf8');
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read('docs/index.html'))?.[1] ?? '';
  const header = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '';
  const known = 'base-uri connect-src default-src font-src form-action frame-src img-src manifest-src script-src style-src'.split(
    ' ',
  );
  expect([...names(meta)].sort()).toEqual(known);
  expect([...names(header)].sort()).toEqual([...known, 'frame-ancestors'].sort());
  for (const policy of [meta, header]) {
    expect(policy).toContain('https://host.example');
    expect(policy).toMatch(/script-src 'self';/);
    for (const source of policy.split(/[; ]+/)) {
      if (source.includes(':')) expect(source).toMatch(/^(?:data:|(?:https?|wss?):\/\/[\w.:[\]-]+)$/);
      else expect(source).toMatch(/^(?:[a-z-]+|'(?:self|none)')$/);
    }
    expect(policy.split('data:')).toHaveLength(2);
  }
  expect(
    read('_headers')
      .split('\n')
      .filter((line) => /X-Header/i.test(line)),
  ).toEqual([]);
});
