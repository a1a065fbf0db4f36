// Overlays: what they change, what they do not, and where their faults are.
import { describe, expect, it } from 'vitest';
import { isFields } from '#model/fields';
import { printFault, readTexts } from './read-texts.ts';

const spec = `openapi: 3.1.0
info: { title: Shop, version: '1.0', description: Sells things. }
servers:
  - { url: https://shop.example, description: Live }
  - { url: https://dev.shop.example, description: Dev }
tags: [{ name: orders }, { name: dummy }]
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders, dummy]
      x-traits: [paged]
      parameters:
        - { name: filter, in: query, schema: { type: string } }
        - { name: dummy, in: query, schema: { type: string } }
      responses: { '200': { description: The orders. }, '500': { description: A fault. } }
    post:
      operationId: addOrder
      responses: { '201': { description: It is added. }, '500': { description: A fault. } }
  /things:
    get:
      operationId: listThings
      responses: { '200': { description: The things. } }
components:
  schemas: { Sort: { type: string, example: up } }
`;

const overlay = (actions: string, version = '1.1.0'): string =>
  `overlay: ${version}\ninfo: { title: Changes, version: '1' }\nactions:\n${actions}`;

async function apply(...overlays: readonly string[]) {
  const texts = { 'shop.yaml': spec, ...Object.fromEntries(overlays.map((text, n) => [`${n}.overlay.yaml`, text])) };
  const { api, faults } = await readTexts(texts, Object.keys(texts).slice(1));
  return { api, faults: faults.map(printFault), helps: faults.map(({ help }) => help), value: api?.overlaid };
}

/** The value below these keys. */
const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (Array.isArray(inner) || isFields(inner) ? (inner as never)[key] : undefined), value);

async function applied(...overlays: readonly string[]): Promise<unknown> {
  const { faults, value } = await apply(...overlays);
  expect(faults).toEqual([]);
  return value;
}

const get = ['paths', '/orders', 'get'] as const;

describe('an overlay', () => {
  it('mirrors the specification, with keys that have no value', async () => {
    const value = await applied(
      overlay(
        "  - target: '$'\n    update:\n      info:\n        x-done: yes\n      paths:\n        /orders:\n          get: { summary: List, x-limit: 100 }\n      components:\n      security:\n",
      ),
    );
    expect(at(value, 'info')).toEqual({ title: 'Shop', version: '1.0', description: 'Sells things.', 'x-done': 'yes' });
    expect(at(value, ...get, 'summary')).toBe('List');
    expect(at(value, ...get, 'operationId')).toBe('listOrders');
    expect(at(value, 'components', 'schemas', 'Sort', 'type')).toBe('string');
    expect(value).not.toHaveProperty('security');
  });

  it('replaces single values, one after the other', async () => {
    const value = await applied(
      overlay(
        "  - { target: $.info.description, update: First. }\n  - { target: \"$['info']['description']\", update: Second. }\n",
      ),
    );
    expect(at(value, 'info', 'description')).toBe('Second.');
  });

  it('changes all that wildcards and filters select', async () => {
    const value = await applied(
      overlay(
        "  - { target: $.paths.*.get, update: { x-safe: true } }\n  - { target: \"$.paths.*.get.parameters[?@.name=='filter' && @.in=='query']\", update: { schema: { $ref: '#/components/schemas/Sort' } } }\n",
      ),
    );
    expect([at(value, ...get, 'x-safe'), at(value, 'paths', '/things', 'get', 'x-safe')]).toEqual([true, true]);
    expect(at(value, 'paths', '/orders', 'post', 'x-safe')).toBeUndefined();
    expect(at(value, ...get, 'parameters', 0, 'schema')).toEqual({ type: 'string', $ref: '#/components/schemas/Sort' });
  });

  it('adds to lists: one entry, or those of a list', async () => {
    const value = await applied(
      overlay(
        '  - { target: $.paths./orders.get.tags, update: new }\n'
          .replace('$.paths./orders', "\"$.paths['/orders']")
          .replace('tags,', 'tags",') +
          '  - { target: $.tags, update: [{ name: new }, { name: other }] }\n  - { target: $, update: { tags: [{ name: last }] } }\n',
      ),
    );
    expect(at(value, ...get, 'tags')).toEqual(['orders', 'dummy', 'new']);
    expect((at(value, 'tags') as { name: string }[]).map(({ name }) => name)).toEqual([
      'orders',
      'dummy',
      'new',
      'other',
      'last',
    ]);
  });

  it('removes members of maps and of lists, also several of one list', async () => {
    const value = await applied(
      overlay(
        "  - { target: \"$.paths..responses['500']\", remove: true }\n  - { target: \"$.paths.*.get.parameters[?@.name=='dummy']\", remove: true }\n  - { target: \"$.paths.*.get.tags[?@=='dummy']\", remove: true }\n  - { target: '$.servers[*]', remove: true, update: {} }\n  - { target: $.servers, update: { url: https://test.example } }\n  - { target: $..example, remove: true }\n",
      ),
    );
    expect(at(value, ...get, 'responses')).toEqual({ '200': { description: 'The orders.' } });
    expect(at(value, ...get, 'parameters')).toHaveLength(1);
    expect(at(value, ...get, 'tags')).toEqual(['orders']);
    expect(at(value, 'servers')).toEqual([{ url: 'https://test.example' }]);
    expect(at(value, 'components', 'schemas', 'Sort')).toEqual({ type: 'string' });
  });

  it('applies traits', async () => {
    const value = await applied(
      overlay(
        "  - target: $.paths[?(@.get['x-traits'][?(@ == 'paged')])].get\n    update: { parameters: [{ name: top, in: query, schema: { type: integer } }] }\n",
      ),
    );
    expect(at(value, ...get, 'parameters', 2, 'name')).toBe('top');
    expect(at(value, 'paths', '/things', 'get', 'parameters')).toBeUndefined();
  });

  it('copies, and so moves and renames', async () => {
    const value = await applied(
      overlay(
        '  - { target: $.paths, update: { /goods: {} } }\n  - { target: "$.paths[\'/goods\']", copy: "$.paths[\'/things\']" }\n  - { target: "$.paths[\'/things\']", remove: true }\n',
      ),
    );
    expect(at(value, 'paths', '/goods', 'get', 'operationId')).toBe('listThings');
    expect(Object.keys(at(value, 'paths') as object)).toEqual(['/orders', '/goods']);
  });

  it('is applied after others, and keeps all digits', async () => {
    const value = await applied(
      overlay('  - { target: $.info, update: { x-price: 1.10 } }\n', "'1.0.0'"),
      overlay('  - { target: $.info, update: { title: Store } }\n', '1.0'),
    );
    expect([at(value, 'info', 'title'), String(at(value, 'info', 'x-price'))]).toEqual(['Store', '1.10']);
  });
});

describe('a fault', () => {
  const action = (text: string): string => overlay(`  - ${text}\n`);
  it.each([
    ['overlay: 2.0.0\n', 'unsupported-format 0.overlay.yaml:1:1 Overlay "2.0.0" is not supported, at #/overlay'],
    ['[]', 'unsupported-format 0.overlay.yaml:1:1 the file does not contain an overlay'],
    ['overlai: 1.0.0\n', 'unsupported-format 0.overlay.yaml:1:1 the file has no "overlay", at #/overlai'],
    [
      'openapi: 3.1.0\n',
      'unsupported-format 0.overlay.yaml:1:1 this is a specification, but an overlay is expected, at #/openapi',
    ],
    ['overlay: "1.0.0\n', 'invalid-syntax 0.overlay.yaml:1:10 this quote is never closed'],
    [
      "overlay: 1.0.0\ninfo: { title: A, versoin: '1' }\nactions: []\n",
      'unknown-key 0.overlay.yaml:2:19 "versoin" is not a key of "info", at #/info/versoin',
      'missing-key 0.overlay.yaml:2:1 "info" has no "version", at #/info',
      'invalid-value 0.overlay.yaml:3:10 "actions" must be a list with at least one action, at #/actions',
    ],
    [
      overlay('', '1.1.0\nextends: other.yaml'),
      'invalid-value 0.overlay.yaml:2:10 the overlay is for "other.yaml", but is applied to "shop.yaml", at #/extends',
      'invalid-value 0.overlay.yaml:4:1 "actions" must be a list with at least one action, at #/actions',
    ],
    [
      action('{ target: $.info, updates: {} }'),
      'unknown-key 0.overlay.yaml:4:23 "updates" is not a key of an action, at #/actions/0/updates',
    ],
    [
      action('{ target: $.info, remove: false }'),
      'unused-action 0.overlay.yaml:4:15 this action changes nothing, at #/actions/0/target',
    ],
    [action('{ update: {} }'), 'missing-key 0.overlay.yaml:4:7 the action has no "target", at #/actions/0'],
    [
      action('{ target: 1, remove: true }'),
      'invalid-value 0.overlay.yaml:4:15 "target" must be a string: put it in quotes, at #/actions/0/target',
    ],
    [
      action('{ target: $.info, remove: yes }'),
      'invalid-value 0.overlay.yaml:4:31 "remove" must be true or false, at #/actions/0/remove',
    ],
    [
      action('{ target: info, remove: true }'),
      "invalid-value 0.overlay.yaml:4:15 \"info\" is not a valid JSONPath: expected '$', found 'i', at #/actions/0/target",
    ],
    [
      action('{ target: "$.paths[", remove: true }'),
      'invalid-value 0.overlay.yaml:4:15 "$.paths[" is not a valid JSONPath: unclosed bracketed selection, at #/actions/0/target',
    ],
    [
      action('{ target: $, remove: true }'),
      'invalid-value 0.overlay.yaml:4:18 the whole specification cannot be removed, at #/actions/0/remove',
    ],
    [
      action('{ target: $.info, update: text }'),
      'invalid-value 0.overlay.yaml:4:31 the target is a map in the specification, but a single value here, at #/actions/0/update',
    ],
    [
      action('{ target: $.info, update: { title: [] } }'),
      'invalid-value 0.overlay.yaml:4:40 "title" is a single value in the specification, but a list here, at #/actions/0/update/title',
    ],
    [
      action('{ target: "$.*", update: {} }'),
      'invalid-value 0.overlay.yaml:4:22 the target selects a single value and a map and a list, which cannot be changed in the same way, at #/actions/0/update',
    ],
    [
      action('{ target: $.info, copy: "$.paths.*" }'),
      'invalid-value 0.overlay.yaml:4:29 "copy" selects 2 values, but must select one, at #/actions/0/copy',
    ],
    [
      action('{ target: $.info, copy: $.servers }'),
      'invalid-value 0.overlay.yaml:4:29 the target is a map in the specification, but a list here, at #/actions/0/copy',
    ],
    [
      overlay('  - { target: $.info, copy: $.info }\n', '1.0.0'),
      'unknown-key 0.overlay.yaml:4:23 "copy" is not a key of an action, at #/actions/0/copy',
    ],
  ])('of %j has its place', async (text, ...expected) => {
    expect((await apply(text)).faults).toEqual(expected);
  });

  it.each([
    ["$.paths['/order'].get", 'Did you mean "$.paths[\'/orders\'].get"?'],
    ['$.inof.title', 'Did you mean "$.info.title"?'],
    ["$.paths['/gone'].get", '"$.paths" has no "/gone". Remove the action, or correct its path.'],
    ["$.paths[?@.x == 'y']", 'The action does nothing. Remove it, or correct its path.'],
  ])('of the target %s, which is nowhere, leads to the nearest', async (target, help) => {
    const { faults, helps, api } = await apply(overlay(`  - { target: "${target}", update: {} }\n`));
    expect(faults).toEqual([`unused-action 0.overlay.yaml:4:15 there is nothing at "${target}", at #/actions/0/target`]);
    expect(helps).toEqual([help]);
    expect(api?.operations).toHaveLength(3);
  });

  it('that an overlay makes in the specification is at its line of the overlay', async () => {
    const { faults } = await apply(
      overlay(
        "  - target: $.paths['/things'].get\n    update:\n      sumary: All\n      parameters:\n        - { name: a, in: query, schema: { type: strng } }\n  - target: $.servers[0]\n    remove: true\n  - { target: $.servers, update: { ulr: x } }\n",
      ),
    );
    expect(faults).toEqual([
      'unknown-key 0.overlay.yaml:6:7 "sumary" is not a key of an operation, at #/paths/~1things/get/sumary',
      'invalid-value 0.overlay.yaml:8:49 "type" must be one of "array", "boolean", "integer", "null", "number", "object", "string", or a list of them, at #/paths/~1things/get/parameters/0/schema/type',
      'unknown-key 0.overlay.yaml:11:36 "ulr" is not a key of a server, at #/servers/1/ulr',
    ]);
  });

  it('of the specification stays at its line after a member before it is removed', async () => {
    const faulty = { 'shop.yaml': spec.replace('description: Dev', 'descripton: Dev') };
    const { faults } = await readTexts({ ...faulty, 'o.yaml': overlay('  - { target: "$.servers[0]", remove: true }\n') }, [
      'o.yaml',
    ]);
    expect(faults.map(printFault)).toEqual([
      'unknown-key shop.yaml:5:38 "descripton" is not a key of a server, at #/servers/0/descripton',
    ]);
  });
});
