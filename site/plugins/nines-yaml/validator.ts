// Compiles the schemas of all kinds, and validates objects with them and with the rules.
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { explainAll } from './explain.ts';
import type { Fault } from './fault.ts';
import { addKeywords } from './keywords.ts';
import { rules } from './rules/rules.ts';

export interface Validator {
  readonly kinds: readonly string[];
  /** The faults of an object of a kind that there is. */
  faults(kind: string, object: unknown): readonly Fault[];
}

interface Schema {
  readonly $id?: string;
  readonly properties?: { readonly kind?: { readonly const?: string } };
}

/** Each kind is compiled when the first object of it is seen. Throws where a schema is wrong. */
export function createValidator(schemas: readonly object[]): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Each thread compiles for itself: what takes longest is left out. A test holds the schemas against their own schema.
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  addKeywords(ajv);
  const ids = new Map<string, string>();
  for (const schema of schemas as readonly Schema[]) {
    ajv.addSchema(schema);
    const kind = schema.properties?.kind?.const;
    if (kind !== undefined && schema.$id !== undefined) ids.set(kind, schema.$id);
  }
  return {
    kinds: [...ids.keys()].sort(),
    faults(kind, object) {
      const validate = ajv.getSchema(ids.get(kind) ?? '');
      if (!validate) throw new Error(`no schema has the kind "${kind}"`);
      validate(object);
      const found = explainAll((validate.errors ?? []) as ErrorObject[], kind);
      const known = new Set(found.map(({ path }) => JSON.stringify(path)));
      const crossing = (rules[kind] ?? []).flatMap((rule) => rule(object));
      return [...found, ...crossing.filter(({ path }) => !known.has(JSON.stringify(path)))];
    },
  };
}
