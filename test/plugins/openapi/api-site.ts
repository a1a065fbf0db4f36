// Creates sites with API pages, for tests.
import { configText } from '../../pipeline/built-site.ts';

/** The members of a config with these specifications; `options` are further options of the plugin. */
export function apiConfig(specs: string, options = ''): string {
  return configText(
    `  docs: [{ routeBasePath: '/' }],\n  plugins: [openapi({ specs: ${specs}${options && `, ${options}`} })],\n`,
  ).replace("from 'slodocs';\n", "from 'slodocs';\nimport { openapi } from 'slodocs/plugins';\n");
}

export const kettles = `openapi: 3.1.0
info:
  title: Kettles
  version: 1.2.0
  description: Boil water from anywhere.
servers:
  - url: https://api.kettles.example/v1
tags:
  - name: water
    description: Everything *hot*.
    externalDocs: { url: 'https://water.example/', description: About water }
  - name: parts
    x-displayName: Spare parts
security:
  - token: []
paths:
  /kettles/{id}/boil:
    post:
      tags: [water]
      operationId: boilWater
      summary: Boil water
      description: |
        Heats the water in a kettle.

        See [the parts](./list-parts.md#query.limit).
      parameters:
        - { name: id, in: path, required: true, description: The kettle., schema: { type: string, minLength: 2, maxLength: 20, example: kitchen } }
        - { name: Trace, in: header, deprecated: true, schema: { type: string, format: uuid } }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Heating' }
      responses:
        '202':
          description: The kettle is heating.
          headers:
            Retry-After: { description: In seconds., schema: { type: integer } }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Kettle' }
          links:
            parts: { operationId: listParts }
            same: { operationRef: '#/paths/~1parts/get' }
        '409': { description: There is no water in it. }
      callbacks:
        boiling:
          '{$request.body#/url}':
            post:
              summary: Tea time
              description: The water boils.
              requestBody:
                content:
                  application/json: { schema: { type: object, properties: { celsius: { type: integer } } } }
              responses: { '204': { description: Thanks. } }
  /parts:
    get:
      tags: [parts]
      operationId: listParts
      summary: List spare parts
      deprecated: true
      x-sunset: '2031-01-01'
      security: []
      parameters:
        - { name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 500, default: 50 } }
        - { name: kinds, in: query, explode: false, schema: { type: array, items: { enum: [lid, base] } } }
      responses:
        '200':
          description: The parts.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Part' } }
webhooks:
  leak:
    post:
      summary: A kettle leaks
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Kettle' } }
      responses: { '200': { description: Noticed. } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer, description: Ask the cook. }
  schemas:
    Heating:
      type: object
      required: [celsius]
      properties:
        celsius: { type: integer, exclusiveMinimum: 39, maximum: 100, description: The *temperature*., example: 96 }
        mode: { oneOf: [{ const: fast, description: At once. }, { const: night, description: Before six. }] }
        url: { type: [string, 'null'], format: uri }
        secret: { type: string, writeOnly: true }
        id: { type: integer, readOnly: true }
    Kettle:
      type: object
      properties:
        state: { type: string, enum: [idle, heating], default: idle }
        twin: { $ref: '#/components/schemas/Kettle' }
        parts: { type: array, minItems: 1, items: { $ref: '#/components/schemas/Part' } }
        labels: { type: object, additionalProperties: { type: string } }
        secret: { type: string, writeOnly: true }
    Part:
      oneOf:
        - { $ref: '#/components/schemas/Lid' }
        - { $ref: '#/components/schemas/Base' }
      discriminator: { propertyName: kind }
    Lid: { type: object, properties: { kind: { const: lid }, hinge: { type: boolean } } }
    Base: { allOf: [{ $ref: '#/components/schemas/Lid' }, { type: object, required: [watts], properties: { watts: { type: number } } }] }
`;
