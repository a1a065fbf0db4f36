// Tests against which part of a specification's address relative servers are resolved.
import { describe, expect, it } from 'vitest';
import type { Server } from '../../../../src/plugins/openapi/api/api.ts';
import { serverUrl } from '../../../../src/plugins/openapi/engine/build-request.ts';
import { absoluteServer } from '../../../../src/plugins/openapi/samples/absolute-server.ts';

const file = 'https://api.example.com/v1/openapi.yaml';
const folder = 'https://api.example.com/v1/';
const host = 'https://api.example.com';

const absolute = (url: string, location: string, variables: Server['variables'] = []): string =>
  absoluteServer({ url, variables }, location).url;

describe('a relative server', () => {
  it.each([
    [folder, 'v2', 'https://api.example.com/v1/v2'],
    [folder, './v2', 'https://api.example.com/v1/v2'],
    [folder, '../v2', 'https://api.example.com/v2'],
    [folder, '..', 'https://api.example.com/'],
    [folder, '../../../v2/.', 'https://api.example.com/v2/'],
    [folder, '', 'https://api.example.com/v1/'],
    [file, 'v2', 'https://api.example.com/v1/v2'],
    ['https://api.example.com/v1', 'v2', 'https://api.example.com/v2'],
    [host, 'v2', 'https://api.example.com/v2'],
    [folder, '/v2', 'https://api.example.com/v2'],
    [folder, '/', 'https://api.example.com/'],
    [folder, '/a//b/', 'https://api.example.com/a//b/'],
    [folder, '//other.example.com/v2', 'https://other.example.com/v2'],
    [folder, '/v2?u=http://b//c/../d', 'https://api.example.com/v2?u=http://b//c/../d'],
    [folder, 'v2#/../x', 'https://api.example.com/v1/v2#/../x'],
    [folder, '?a=../b', 'https://api.example.com/v1/?a=../b'],
    [folder, 'http://other.example.com', 'http://other.example.com'],
  ])('at %s: %s', (location, url, expected) => {
    expect(absolute(url, location)).toBe(expected);
    // Browsers say the same, but write braces in another way.
    if (url !== '') expect(new URL(url, location).href.replace(/\/$/, '')).toBe(expected.replace(/\/$/, ''));
  });
  it.each([
    ['{base}/x', '/api', 'https://api.example.com/api/x'],
    ['{base}/x', 'api', 'https://api.example.com/v1/api/x'],
    ['{base}', '//other.example.com', 'https://other.example.com'],
    ['{base}/x', 'http://other.example.com', 'http://other.example.com/x'],
    ['/{base}/x', 'api', 'https://api.example.com/api/x'],
  ])('with a variable: %s, by default %s', (url, value, expected) => {
    const variables = [{ name: 'base', default: value, values: [] }];
    const server = absoluteServer({ url, variables }, folder);
    expect(serverUrl({ ...server, description: '' }, {})).toBe(expected);
    expect(server.url).toContain('{base}');
  });
});
