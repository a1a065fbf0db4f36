// Tests which hosts the security policy of a site lets a form ask.
import { expect, it } from 'vitest';
import { hostsOf } from '../../../src/plugins/openapi/hosts.ts';

const hosts = (url: string, variables: Readonly<Record<string, readonly string[]>> = {}): readonly string[] => {
  const described = Object.entries(variables).map(([name, values]) => ({ name, default: values[0] ?? '', values }));
  return hostsOf({ servers: [{ url, variables: described }], operations: [] });
};

it('lists each host once that the variables of a server can make', () => {
  const values = { region: ['eu', 'us'], version: ['v1', 'v2'] };
  expect(hosts('https://{region}.shop.example/{version}', values)).toEqual([
    'https://eu.shop.example',
    'https://us.shop.example',
  ]);
  expect(hosts('{base}/v1', { base: ['https://a.example/x', 'http://b.example:8080'] })).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
});

it('takes the default of a variable without a list of values', () => {
  const variables = [{ name: 'shop', default: 'demo', values: [] }];
  const servers = [{ url: 'https://{shop}.example', variables }];
  expect(hostsOf({ servers, operations: [] })).toEqual(['https://demo.example']);
});

it('lists nothing for the site itself', () => {
  expect(hosts('/v1')).toEqual([]);
  expect(hosts('{version}/x', { version: ['v1'] })).toEqual([]);
});

it('comes to an end for servers with many variables', () => {
  const names = Array.from({ length: 12 }, (_, index) => `part${index}`);
  const values = Array.from({ length: 12 }, (_, index) => `v${index}`);
  const variables = Object.fromEntries(names.map((name) => [name, values]));
  const url = `https://${names.map((name) => `{${name}}`).join('.')}.example/`;
  const found = hosts(url, variables);
  expect(found).toHaveLength(144);
  expect(found[0]).toBe(`https://${names.map(() => 'v0').join('.')}.example`);
  expect(hosts(`https://one.example/${names.map((name) => `{${name}}`).join('/')}`, variables)).toEqual(['https://one.example']);
});
