// Every rule about schemas, as it holds for what clients send and for what they receive.
import { describe, expect, test } from 'vitest';
import { compare, requestOf, responseOf } from '../compare-texts.ts';

interface Rule {
  readonly name: string;
  readonly old: string;
  readonly next: string;
  /** Lines without the path of the body; the same as `request` where left out. */
  readonly request: readonly string[];
  readonly response?: readonly string[];
}

const object = (properties: string, more = ''): string => `{ type: object, properties: { ${properties} }${more} }`;

const rules: readonly Rule[] = [
  {
    name: 'nothing changes but texts',
    old: object('a: { type: string, description: Old, example: x }', ', title: Old'),
    next: object('a: { type: string, description: New, example: y }', ', title: New'),
    request: [],
  },
  {
    name: 'a new property',
    old: object('a: { type: string }'),
    next: object('a: { type: string }, b: { type: string }'),
    request: ['added property-added |  > b | the property is new'],
  },
  {
    name: 'a new required property',
    old: object('a: { type: string }'),
    next: object('a: { type: string }, b: { type: string }', ', required: [b]'),
    request: ['breaking added required-property-added |  > b | the property is new and required'],
    response: ['added property-added |  > b | the property is new'],
  },
  {
    name: 'a new required property with a default',
    old: object('a: { type: string }'),
    next: object('a: { type: string }, b: { type: string, default: x }', ', required: [b]'),
    request: ['added property-added |  > b | the property is new'],
  },
  {
    name: 'a property is removed',
    old: object('a: { type: string }, b: { type: string }'),
    next: object('a: { type: string }'),
    request: ['breaking removed property-removed |  > b | the property is removed: servers ignore or refuse it'],
    response: ['breaking removed property-removed |  > b | the property is removed'],
  },
  {
    name: 'a property becomes required',
    old: object('a: { type: string }'),
    next: object('a: { type: string }', ', required: [a]'),
    request: ['breaking changed property-required |  > a | the property is now required'],
    response: ['changed property-required |  > a | the property is now always present'],
  },
  {
    name: 'a property with a default becomes required',
    old: object('a: { type: string, default: x }'),
    next: object('a: { type: string, default: x }', ', required: [a]'),
    request: ['changed property-required |  > a | the property is now required'],
    response: ['changed property-required |  > a | the property is now always present'],
  },
  {
    name: 'a property is no longer required',
    old: object('a: { type: string }', ', required: [a]'),
    next: object('a: { type: string }'),
    request: ['changed property-optional |  > a | the property is no longer required'],
    response: ['breaking changed property-optional |  > a | the property can now be missing'],
  },
  {
    name: 'a property is deprecated',
    old: object('a: { type: string }'),
    next: object("a: { type: string, deprecated: true, x-sunset: '2030-01-01' }"),
    request: ['deprecated property-deprecated |  > a | the property is deprecated and ends on "2030-01-01"'],
  },
  {
    name: 'a property is no longer deprecated',
    old: object('a: { type: string, deprecated: true }'),
    next: object('a: { type: string }'),
    request: ['changed property-undeprecated |  > a | the property is no longer deprecated'],
  },
  {
    name: 'a property becomes read-only',
    old: object('a: { type: string }', ', required: [a]'),
    next: object('a: { type: string, readOnly: true }', ', required: [a]'),
    request: ['breaking removed property-removed |  > a | the property is now read-only'],
    response: [],
  },
  {
    name: 'a property is no longer write-only',
    old: object('a: { type: string, writeOnly: true }'),
    next: object('a: { type: string }'),
    request: [],
    response: ['added property-added |  > a | the property is no longer write-only'],
  },
  {
    name: 'the type narrows',
    old: '{ type: [integer, string] }',
    next: '{ type: integer }',
    request: ['breaking changed type-narrowed |  | the type narrows from "integer | string" to "integer"'],
    response: ['changed type-narrowed |  | the type narrows from "integer | string" to "integer"'],
  },
  {
    name: 'the type widens',
    old: '{ type: integer }',
    next: '{ type: number }',
    request: ['changed type-widened |  | the type widens from "integer" to "number"'],
    response: ['breaking changed type-widened |  | the type widens from "integer" to "number"'],
  },
  {
    name: 'the type becomes another',
    old: '{ type: string, maxLength: 5 }',
    next: '{ type: array, items: { type: string }, maxItems: 5 }',
    request: ['breaking changed type-changed |  | the type changes from "string" to "array"'],
  },
  {
    name: 'a schema is added where there was none',
    old: object('a: {}'),
    next: object('a: { type: string }'),
    request: ['breaking changed type-narrowed |  > a | the type narrows from "any" to "string"'],
    response: ['changed type-narrowed |  > a | the type narrows from "any" to "string"'],
  },
  {
    name: 'null is allowed',
    old: '{ type: string }',
    next: '{ type: [string, "null"] }',
    request: ['changed became-nullable |  | null is now allowed'],
    response: ['breaking changed became-nullable |  | null is now possible'],
  },
  {
    name: 'null is not allowed any more',
    old: '{ type: [string, "null"] }',
    next: '{ type: string }',
    request: ['breaking changed no-longer-nullable |  | null is no longer allowed'],
    response: ['changed no-longer-nullable |  | null is no longer possible'],
  },
  {
    name: 'null as a type and as an alternative are the same',
    old: '{ type: [object, "null"], properties: { a: { type: string } } }',
    next: '{ oneOf: [{ type: object, properties: { a: { type: string } } }, { type: "null" }] }',
    request: [],
  },
  {
    name: 'a value of an enum is removed',
    old: '{ type: string, enum: [a, b, c] }',
    next: '{ type: string, enum: [a] }',
    request: ['breaking removed enum-value-removed |  | the values "b", "c" are no longer allowed'],
    response: ['removed enum-value-removed |  | the values "b", "c" are no longer possible'],
  },
  {
    name: 'a value of an enum is added',
    old: '{ type: string, enum: [a] }',
    next: '{ type: string, enum: [a, b] }',
    request: ['added enum-value-added |  | the value "b" is now allowed'],
    response: ['changed enum-value-added |  | the value "b" is new, and clients may not know it'],
  },
  {
    name: 'an enum is written as constants',
    old: '{ type: string, enum: [a, b] }',
    next: '{ oneOf: [{ const: a, title: First }, { const: b, title: Second }, { const: c }] }',
    request: ['added enum-value-added |  | the value "c" is now allowed'],
    response: ['changed enum-value-added |  | the value "c" is new, and clients may not know it'],
  },
  {
    name: 'an enum is new',
    old: '{ type: string }',
    next: '{ type: string, enum: [a, b] }',
    request: ['breaking changed enum-added |  | only "a", "b" are now allowed'],
    response: ['changed enum-added |  | only "a", "b" are now possible'],
  },
  {
    name: 'an enum is given up',
    old: '{ type: string, enum: [a] }',
    next: '{ type: string }',
    request: ['changed enum-removed |  | values other than "a" are now allowed'],
    response: ['changed enum-removed |  | values other than "a" are now possible'],
  },
  {
    name: 'a default changes',
    old: '{ type: integer, default: 10 }',
    next: '{ type: integer, default: 20 }',
    request: ['changed default-changed |  | the default changes from 10 to 20'],
    response: [],
  },
  {
    name: 'limits become stricter',
    old: '{ type: [string, number, array, object], maxLength: 10, minimum: 1, maximum: 9, minItems: 1, multipleOf: 2 }',
    next: '{ type: [string, number, array, object], maxLength: 5, minLength: 2, minimum: 2, exclusiveMaximum: 9, minItems: 2, maxItems: 8, minProperties: 1, maxProperties: 3, multipleOf: 4, uniqueItems: true }',
    request: [
      'breaking changed limit-tightened |  | the limit "minLength: 2" is new',
      'breaking changed limit-tightened |  | the limit changes from "minItems: 1" to "minItems: 2"',
      'breaking changed limit-tightened |  | the limit "minProperties: 1" is new',
      'breaking changed limit-tightened |  | the limit changes from "minimum: 1" to "minimum: 2"',
      'breaking changed limit-tightened |  | the limit changes from "maxLength: 10" to "maxLength: 5"',
      'breaking changed limit-tightened |  | the limit "maxItems: 8" is new',
      'breaking changed limit-tightened |  | the limit "maxProperties: 3" is new',
      'breaking changed limit-tightened |  | the limit changes from "maximum: 9" to "exclusiveMaximum: 9"',
      'breaking changed limit-tightened |  | the limit changes from "multipleOf: 2" to "multipleOf: 4"',
      'breaking changed limit-tightened |  | items must now be unique',
    ],
    response: [
      'changed limit-tightened |  | the limit "minLength: 2" is new',
      'changed limit-tightened |  | the limit changes from "minItems: 1" to "minItems: 2"',
      'changed limit-tightened |  | the limit "minProperties: 1" is new',
      'changed limit-tightened |  | the limit changes from "minimum: 1" to "minimum: 2"',
      'changed limit-tightened |  | the limit changes from "maxLength: 10" to "maxLength: 5"',
      'changed limit-tightened |  | the limit "maxItems: 8" is new',
      'changed limit-tightened |  | the limit "maxProperties: 3" is new',
      'changed limit-tightened |  | the limit changes from "maximum: 9" to "exclusiveMaximum: 9"',
      'changed limit-tightened |  | the limit changes from "multipleOf: 2" to "multipleOf: 4"',
      'changed limit-tightened |  | items must now be unique',
    ],
  },
  {
    name: 'limits become looser',
    old: '{ type: [string, number, array], maxLength: 5, minLength: 2, exclusiveMinimum: 0, maxItems: 8, multipleOf: 4, uniqueItems: true }',
    next: '{ type: [string, number, array], maxLength: 10, minLength: 0, minimum: 0, multipleOf: 2 }',
    request: [
      'changed limit-loosened |  | the limit "minLength: 2" is removed',
      'changed limit-loosened |  | the limit changes from "exclusiveMinimum: 0" to "minimum: 0"',
      'changed limit-loosened |  | the limit changes from "maxLength: 5" to "maxLength: 10"',
      'changed limit-loosened |  | the limit "maxItems: 8" is removed',
      'changed limit-loosened |  | the limit changes from "multipleOf: 4" to "multipleOf: 2"',
      'changed limit-loosened |  | items need no longer be unique',
    ],
  },
  {
    name: 'a pattern is new',
    old: '{ type: string }',
    next: "{ type: string, pattern: '^a' }",
    request: ['breaking changed pattern-added |  | the pattern "^a" is new'],
    response: ['changed pattern-added |  | the pattern "^a" is new'],
  },
  {
    name: 'a pattern changes',
    old: "{ type: string, pattern: '^a' }",
    next: "{ type: string, pattern: '^b' }",
    request: ['breaking changed pattern-changed |  | the pattern changes from "^a" to "^b"'],
    response: ['changed pattern-changed |  | the pattern changes from "^a" to "^b"'],
  },
  {
    name: 'a pattern is given up',
    old: "{ type: string, pattern: '^a' }",
    next: '{ type: string }',
    request: ['changed pattern-removed |  | the pattern "^a" is removed'],
  },
  {
    name: 'a format is new',
    old: '{ type: string }',
    next: '{ type: string, format: email }',
    request: ['breaking changed format-added |  | the format "email" is new'],
    response: ['changed format-added |  | the format "email" is new'],
  },
  {
    name: 'a format is given up',
    old: '{ type: string, format: email }',
    next: '{ type: string }',
    request: ['changed format-removed |  | the format "email" is removed'],
  },
  {
    name: 'a format becomes another',
    old: '{ type: string, format: date }',
    next: '{ type: string, format: date-time }',
    request: ['breaking changed format-changed |  | the format changes from "date" to "date-time"'],
  },
  {
    name: 'a format of numbers widens',
    old: '{ type: integer, format: int32 }',
    next: '{ type: integer, format: int64 }',
    request: ['changed format-changed |  | the format changes from "int32" to "int64"'],
    response: ['breaking changed format-changed |  | the format changes from "int32" to "int64"'],
  },
  {
    name: 'other properties are refused',
    old: object('a: { type: string }'),
    next: object('a: { type: string }', ', additionalProperties: false'),
    request: [
      'breaking changed additional-properties-closed |  | properties that the specification does not name are now refused',
    ],
    response: [
      'changed additional-properties-closed |  | properties that the specification does not name are no longer possible',
    ],
  },
  {
    name: 'other properties are allowed',
    old: object('a: { type: string }', ', unevaluatedProperties: false'),
    next: object('a: { type: string }'),
    request: ['changed additional-properties-opened |  | properties that the specification does not name are now accepted'],
    response: ['changed additional-properties-opened |  | properties that the specification does not name are now possible'],
  },
  {
    name: 'the values of a map change',
    old: '{ type: object, additionalProperties: { type: integer } }',
    next: '{ type: object, additionalProperties: { type: string } }',
    request: ['breaking changed type-changed |  > * | the type changes from "integer" to "string"'],
  },
  {
    name: 'the items of a list change',
    old: '{ type: array, items: { type: object, properties: { a: { type: array, items: { type: integer } } } } }',
    next: '{ type: array, items: { type: object, properties: { a: { type: array, items: { type: string } } } } }',
    request: ['breaking changed type-changed | [] > a[] | the type changes from "integer" to "string"'],
  },
  {
    name: 'the first items of a list change',
    old: '{ type: array, prefixItems: [{ type: integer }, { type: integer }] }',
    next: '{ type: array, prefixItems: [{ type: integer }], items: { type: string } }',
    request: [
      'breaking changed type-changed | [1] | the type changes from "integer" to "string"',
      'breaking changed type-narrowed | [] | the type narrows from "any" to "string"',
    ],
    response: [
      'breaking changed type-changed | [1] | the type changes from "integer" to "string"',
      'changed type-narrowed | [] | the type narrows from "any" to "string"',
    ],
  },
  {
    name: 'a pattern of names changes',
    old: "{ type: object, patternProperties: { '^x-': { type: integer } } }",
    next: "{ type: object, patternProperties: { '^x-': { type: string } } }",
    request: ['breaking changed type-changed |  > /^x-/ | the type changes from "integer" to "string"'],
  },
  {
    name: 'an alternative is removed',
    old: '{ oneOf: [{ title: Cat, type: object }, { title: Dog, type: object }, { title: Eel, type: object }] }',
    next: '{ oneOf: [{ title: Dog, type: object }, { title: Cat, type: object }] }',
    request: ['breaking removed alternative-removed |  | the alternative "Eel" is removed'],
    response: ['removed alternative-removed |  | the alternative "Eel" is removed'],
  },
  {
    name: 'an alternative is added',
    old: '{ anyOf: [{ title: Cat, type: object }, { title: Dog, type: object }] }',
    next: '{ oneOf: [{ title: Dog, type: object }, { title: Cat, type: object }, { title: Eel, type: object }] }',
    request: ['added alternative-added |  | the alternative "Eel" is new'],
    response: ['changed alternative-added |  | the alternative "Eel" is new, and clients may not know it'],
  },
  {
    name: 'an alternative of another type is a matter of types',
    old: '{ oneOf: [{ type: string }, { type: integer }] }',
    next: '{ oneOf: [{ type: string }] }',
    request: ['breaking changed type-narrowed |  | the type narrows from "integer | string" to "string"'],
    response: ['changed type-narrowed |  | the type narrows from "integer | string" to "string"'],
  },
  {
    name: 'a list of types and alternatives are the same',
    old: '{ type: [string, integer] }',
    next: '{ oneOf: [{ type: string }, { type: integer }] }',
    request: [],
  },
  {
    name: 'null is one of several alternatives',
    old: object('a: { type: string }'),
    next: '{ oneOf: [{ title: Same, type: object, properties: { a: { type: string } } }, { title: Other, type: object }, { type: "null" }] }',
    request: ['changed became-nullable |  | null is now allowed', 'added alternative-added |  | the alternative "Other" is new'],
    response: [
      'breaking changed became-nullable |  | null is now possible',
      'changed alternative-added |  | the alternative "Other" is new, and clients may not know it',
    ],
  },
  {
    name: 'each type becomes an alternative of its own',
    old: '{ type: [string, integer], minimum: 1, maxLength: 9 }',
    next: '{ anyOf: [{ type: integer, minimum: 1 }, { type: string, maxLength: 5 }] }',
    request: ['breaking changed limit-tightened |  (string) | the limit changes from "maxLength: 9" to "maxLength: 5"'],
    response: ['changed limit-tightened |  (string) | the limit changes from "maxLength: 9" to "maxLength: 5"'],
  },
  {
    name: 'a schema becomes one of several',
    old: object('a: { type: string }', ', required: [a]'),
    next: '{ oneOf: [{ title: Other, type: object, properties: { z: { type: string } } }, { title: Same, type: object, required: [a], properties: { a: { type: string, maxLength: 5 } } }] }',
    request: [
      'breaking changed limit-tightened |  (Same) > a | the limit "maxLength: 5" is new',
      'added alternative-added |  | the alternative "Other" is new',
    ],
    response: [
      'changed alternative-added |  | the alternative "Other" is new, and clients may not know it',
      'changed limit-tightened |  (Same) > a | the limit "maxLength: 5" is new',
    ],
  },
  {
    name: 'a part of an alternative changes',
    old: '{ oneOf: [{ title: Cat, type: object, properties: { a: { type: string } } }, { title: Dog, type: object }] }',
    next: '{ oneOf: [{ title: Dog, type: object }, { title: Cat, type: object, properties: { a: { type: integer } } }] }',
    request: ['breaking changed type-changed |  (Cat) > a | the type changes from "string" to "integer"'],
  },
  {
    name: 'a discriminator changes',
    old: '{ oneOf: [{ title: Cat, type: object }, { title: Dog, type: object }], discriminator: { propertyName: kind } }',
    next: '{ oneOf: [{ title: Cat, type: object }, { title: Dog, type: object }], discriminator: { propertyName: species } }',
    request: ['breaking changed discriminator-changed |  | the discriminator changes from "kind" to "species"'],
  },
  {
    name: 'allOf is one schema',
    old: object('a: { type: string }, b: { type: integer }', ', required: [a, b]'),
    next: `{ allOf: [${object('a: { type: string }', ', required: [a]')}, { allOf: [${object('b: { type: string }')}] }] }`,
    request: [
      'breaking changed type-changed |  > b | the type changes from "integer" to "string"',
      'changed property-optional |  > b | the property is no longer required',
    ],
    response: [
      'breaking changed property-optional |  > b | the property can now be missing',
      'breaking changed type-changed |  > b | the type changes from "integer" to "string"',
    ],
  },
  {
    name: 'a property that two parts of allOf describe',
    old: object('a: { type: string, maxLength: 5 }'),
    next: `{ allOf: [${object('a: { type: string, maxLength: 5 }')}, ${object('a: { minLength: 2 }')}] }`,
    request: ['breaking changed limit-tightened |  > a | the limit "minLength: 2" is new'],
    response: ['changed limit-tightened |  > a | the limit "minLength: 2" is new'],
  },
  {
    name: 'a condition is new',
    old: '{ type: object }',
    next: '{ type: object, not: { required: [a, b] }, if: { required: [a] }, then: { required: [c] } }',
    request: [
      'breaking changed condition-added |  | the condition "not" is new',
      'breaking changed condition-added |  | the condition "if" is new',
    ],
    response: [
      'changed condition-added |  | the condition "not" is new',
      'changed condition-added |  | the condition "if" is new',
    ],
  },
  {
    name: 'a condition is another one',
    old: '{ type: array, contains: { type: string } }',
    next: '{ type: array, contains: { type: integer } }',
    request: ['breaking changed condition-changed |  | the condition "contains" changes'],
    response: ['changed condition-changed |  | the condition "contains" changes'],
  },
  {
    name: 'a condition is given up',
    old: '{ type: object, dependentRequired: { a: [b] } }',
    next: '{ type: object }',
    request: ['changed condition-removed |  | the condition "dependentRequired" is removed'],
  },
];

describe.each(rules)('$name', ({ old, next, request, response = request }) => {
  const placed = (lines: readonly string[], at: string) => lines.map((line) => line.replace('| ', `| ${at}`));

  test('in a request', async () => {
    expect(await compare(requestOf(old), requestOf(next))).toEqual(placed(request, 'request body'));
  });

  test('in a response', async () => {
    expect(await compare(responseOf(old), responseOf(next))).toEqual(placed(response, 'response 200'));
  });
});
