// What pages of an API say of values in lists, and of media types that repeat a schema.
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../pipeline/built-site.ts';
import { apiConfig } from '../api-site.ts';

const pets = `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: 'https://api.case.example' }]
paths:
  /pets:
    get:
      operationId: findPets
      parameters:
        - name: states
          in: query
          schema:
            type: array
            items: { type: string, enum: [here, gone], x-enumDescriptions: { here: It can be met., gone: Nobody knows. } }
        - { name: urls, in: query, schema: { type: array, items: { type: string, format: uri } } }
        - { name: kinds, in: query, schema: { type: array, items: { enum: [cat, 1] } } }
      responses:
        '200':
          description: Some pets.
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } }
            application/xml: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } }
            application/cbor: { schema: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Pet' } } }
components:
  schemas:
    Pet:
      type: object
      properties:
        toys:
          type: array
          description: What it plays with.
          minItems: 2
          items: { type: object, properties: { name: { type: string } } }
`;

const removals: (() => void)[] = [];
let html: string;

beforeAll(async () => {
  const site = await buildSite(
    {
      'docs/index.md': '# Home\n',
      'specs/pets.yaml': pets,
      'site.config.ts': apiConfig("[{ file: 'specs/pets.yaml', path: 'api' }]"),
    },
    {},
    (remove) => removals.push(remove),
  );
  html = site.page('api/find-pets');
  return () => {
    for (const remove of removals) remove();
  };
});

/** The text of a field, up to the next one or to what unfolds. */
function field(id: string): string {
  const start = html.indexOf(`<div class="api-field" id="${id}">`);
  const end = html.slice(start + 1).search(/<div class="api-field"|<details|<\/dl>/);
  return html
    .slice(start, start + 1 + end)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('lists', () => {
  it('show which values their items can have', () => {
    expect(field('query.states')).toContain('Allowed values: here It can be met. gone Nobody knows.');
    expect(field('query.kinds')).toContain('Allowed values: cat , 1');
  });

  it('name the type of plain items before their format', () => {
    expect(field('query.urls')).toContain('urls string[] (uri)');
    expect(field('query.kinds')).toContain('kinds (string | number)[]');
  });

  it('say what is said of themselves before their items unfold', () => {
    expect(field('response-200.body.toys')).toBe('toys object[] What it plays with. Items: at least 2');
    expect(html).toContain('<summary>Properties of each item of toys</summary>');
  });
});

describe('media types', () => {
  it('share a tree where their schemas say the same', () => {
    expect(html).toMatch(/<code>application\/json<\/code>, <code>application\/xml<\/code>/);
    expect(html.match(/id="response-200\.body[^"]*toys"/g)).toHaveLength(2);
  });
});
