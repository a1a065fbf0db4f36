// Which schemas a discriminator chooses from, and how often all schemas of a specification are gone through for that.
import { describe, expect, it } from 'vitest';
import { childrenOf, heirsOf, valuesFor } from '../../../../src/plugins/openapi/api/discriminator.ts';
import type { Schema, SchemaObject } from '../../../../src/plugins/openapi/api/schema.ts';

/** Counts how often it is gone through. */
class CountedMap<Key, Value> extends Map<Key, Value> {
  rounds = 0;
  override keys() {
    this.rounds += 1;
    return super.keys();
  }
  override [Symbol.iterator]() {
    this.rounds += 1;
    return super[Symbol.iterator]();
  }
}

describe('a discriminator of a large specification', () => {
  it.each([
    ['with a mapping', 300],
    ['without one', 0],
  ])('%s goes through all schemas once, however many places show it', (_, mapped) => {
    const mapping = Object.fromEntries(Array.from({ length: mapped }, (_, n) => [`v${n}`, `#/components/schemas/S${n}`]));
    const base: SchemaObject = { discriminator: { propertyName: 'kind', mapping } };
    const named = new CountedMap<Schema, string>([[base, 'Base']]);
    for (let n = 0; n < 1000; n += 1) named.set(n < 400 ? { allOf: [base] } : {}, `S${n}`);
    named.rounds = 0;
    for (let place = 0; place < 50; place += 1) {
      expect(childrenOf(base, named)).toHaveLength(400);
      expect(heirsOf(base, named)).toHaveLength(400);
    }
    expect(named.rounds).toBeLessThan(4);
  });
});

describe('a target of a mapping', () => {
  it.each(['Cat', '#/components/schemas/Cat', './api.yaml#/components/schemas/Cat', 'pets/Cat.yaml', 'Cat.json#', 'Cat.yml'])(
    '%s is the schema of that name',
    (target) => {
      const cat: Schema = {};
      const core: Schema = { discriminator: { propertyName: 'kind', mapping: { x: 'Dog', y: target } } };
      const named = new Map<Schema, string>([
        [{ allOf: [core] }, 'Bird'],
        [cat, 'Cat'],
        [core, 'Pet'],
      ]);
      expect(childrenOf(core, named).map((one) => named.get(one))).toEqual(['Cat', 'Bird']);
      expect(valuesFor({ mapping: { x: 'Dog', y: target, z: target } }, 'Cat')).toEqual(['y', 'z']);
      expect(valuesFor({ mapping: { x: 'Dog' } }, 'Cat')).toEqual(['Cat']);
    },
  );
  it('may be named as what all objects have', () => {
    expect(valuesFor({ mapping: { constructor: 'toString' } }, 'toString')).toEqual(['constructor']);
    expect(valuesFor({ mapping: {} }, 'constructor')).toEqual(['constructor']);
    expect(valuesFor({}, undefined)).toEqual([]);
  });
});
