// Addresses with a scheme or a host: which cannot be right, and which are nobody's fault.
import { describe, expect, test } from 'vitest';
import { ownAddressReader } from '#pipeline/3-resolve/addresses/found';
import { addressFault } from '../../../../src/kit/address-fault.ts';

describe('addresses that cannot be right', () => {
  test.each([
    ['htp://example.com/x', 'http://example.com/x'],
    ['HHTTPS://example.com', 'https://example.com'],
    ['htttps://example.com?q#h', 'https://example.com?q#h'],
    ['mailot:jane@example.com', 'mailto:jane@example.com'],
    ['http:/example.com', 'http://example.com'],
    ['https:example.com', 'https://example.com'],
    ['https:///example.com', 'https://example.com'],
    ['https://http//example.com', 'http://example.com'],
    ['mailto://jane@example.com?subject=x', 'mailto:jane@example.com?subject=x'],
    ['//docs/guide', '/docs/guide'],
    ['///docs/guide', '/docs/guide'],
    ['localhost:3000', 'http://localhost:3000'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
  ])('%s is meant as %s', (address, meant) => {
    expect(addressFault(address)).toMatchObject({ meant, help: `Did you mean "${meant}"?` });
  });

  test.each([
    'http://',
    'https:',
    'https://?x',
    'http:// ',
    'https://exa mple.com',
    'https://exa%20mple.com',
    'https://a<b>/',
    'mailto:',
    'mailto:jane',
    'mailto:a@b.example,c',
    'mailto:@example.com',
    'tel:',
    'tel:home',
    'C:/docs/x.md',
    'd:\\x',
  ])('nobody knows what %s is meant to be', (address) => {
    const fault = addressFault(address);
    expect(fault).toBeDefined();
    expect(fault).not.toHaveProperty('meant');
  });
});

test.each([
  'https://example.com',
  'HTTP://Example.COM:8080/a?b#c',
  'http://localhost:3000/',
  'http://127.0.0.1',
  'http://[::1]:80/',
  'https://user:word@intranet/x',
  'https://bücher.example/',
  'https://a_b.example',
  'https://web.archive.org/web/2020/http://example.com',
  'https://http.cat/404',
  '//cdn.example/x.js',
  '//localhost:3000/x',
  'mailto:jane@example.com',
  'mailto:a@b.example,c%40d.example?cc=x',
  'mailto:?subject=x',
  'tel:+1-555-0100',
  'sms:555',
  ...[
    'vscode:x',
    'slack://a',
    'obsidian://b',
    'ftp://c',
    'nntp://d',
    'xmpp:e',
    'irc:f',
    'tg://g',
    'git:h',
    'ssh://i',
    'data:,j',
    'blob:k',
    'about:blank',
  ],
  'pathname:///x',
  '/docs/guide',
  'guide.md',
  '#id',
])('%s can be right', (address) => {
  expect(addressFault(address)).toBeUndefined();
});

describe('addresses with the host of the site', () => {
  const read = ownAddressReader({ url: 'https://Case.example', baseUrl: '/base/' });

  test.each([
    ['https://case.example/base/a?b#c', 'https://case.example/base', '/a?b#c'],
    ['HTTP://CASE.EXAMPLE:80/base/', 'HTTP://CASE.EXAMPLE:80/base', '/'],
    ['//case.example:443/base', '//case.example:443/base', '/'],
    ['https://case.example/base?x', 'https://case.example/base', '/?x'],
  ])('%s', (address, prefix, below) => {
    expect(read(address)).toEqual({ prefix, below });
  });

  test.each([
    'https://case.example/',
    'https://case.example/basement',
    'https://www.case.example/base/',
    'https://case.example:8443/base/',
    'http://case.example:443/base/',
    'https://case.example.org/base/',
    'ftp://case.example/base/',
    'mailto:a@case.example',
    'https://me@case.example/base/',
  ])('%s is of another site', (address) => {
    expect(read(address)).toBeUndefined();
  });

  test('a site with a port of its own has no other', () => {
    const local = ownAddressReader({ url: 'http://localhost:3000', baseUrl: '/' });
    expect(local('http://localhost:3000/a')).toEqual({ prefix: 'http://localhost:3000', below: '/a' });
    expect(local('http://localhost/a')).toBeUndefined();
  });
});
