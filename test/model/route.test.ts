import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPath, outputPath, printRoute, routeKey } from '#model/route';
import { propertyRuns } from '../property-runs.ts';

const at = (path: string, anchor?: string) => ({
  locale: 'en',
  version: null,
  path,
  ...(anchor === undefined ? {} : { anchor }),
});
const segment = fc
  .stringMatching(/^[a-z0-9._~-]{1,8}$/)
  .filter((part) => part !== '.' && part !== '..' && !/\.html?$/.test(part) && part !== '404');
const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

test.each([
  [undefined, '/a/b', '/base/a/b'],
  [undefined, '/a/b/', '/base/a/b/'],
  [true, '/a/b', '/base/a/b/'],
  [false, '/a/b/', '/base/a/b'],
  [true, '/a.html', '/base/a.html'],
  [true, '/', '/base/'],
  [false, '/ü b', '/base/%C3%BC%20b'],
])('trailingSlash %s prints %s as %s', (trailingSlash, route, printed) => {
  expect(printRoute(at(route), { baseUrl: '/base/', trailingSlash })).toBe(printed);
});

test('an anchor is encoded', () => {
  expect(printRoute(at('/a', 'ä b'), { baseUrl: '/', trailingSlash: undefined })).toBe('/a#%C3%A4%20b');
});

test.each([
  ['/', undefined, 'index.html'],
  ['/x/1.113.0', undefined, 'x/1.113.0/index.html'],
  ['/x/1.113.0', false, 'x/1.113.0.html'],
  ['/x/', true, 'x/index.html'],
  ['/404', undefined, '404.html'],
  ['/a.html', undefined, 'a.html'],
  ['/a/b.html', true, 'a/b.html'],
])('%s with trailingSlash %s is the file %s', (route, trailingSlash, file) => {
  expect(outputPath(route, trailingSlash)).toBe(file);
});

test('addresses of one page have one key, whatever slash or index.html they end with', () => {
  fc.assert(
    fc.property(path, (route) => {
      const key = routeKey(route);
      for (const other of [`${route}/`, `${route}/index.html`, `${route.replace(/\/$/, '')}.html`]) {
        if (route !== '/' || !other.endsWith('.html')) expect(routeKey(joinPath(other))).toBe(key);
      }
    }),
    { numRuns: propertyRuns() },
  );
});

test('pages with different keys never share a file', () => {
  fc.assert(
    fc.property(path, path, fc.constantFrom(true, false, undefined), (a, b, trailingSlash) => {
      expect(outputPath(a, trailingSlash) === outputPath(b, trailingSlash)).toBe(routeKey(a) === routeKey(b));
    }),
    { numRuns: propertyRuns() },
  );
});
