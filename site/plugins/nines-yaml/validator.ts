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
  /** Returns the problems of an object; the kind must be in `kinds`. */
  faults(kind: string, object: unknown): readonly Fault[];
}

interface Schema {
  readonly $id?: string;
  readonly properties?: { readonly kind?: { readonly const?: string } };
}

/** Compiles each kind when its first object is checked. Throws if a schema is invalid. */
export function createValidator(schemas: readonly object[]): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    // Each thread compiles its own schemas, so the slowest steps are skipped. A test validates the schemas instead.
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
      if (!validate) throw new Error(`no schema for the kind "${kind}"`);
      validate(object);
      const found = explainAll((validate.errors ?? []) as ErrorObject[], kind);
      const known = new Set(found.map(({ path }) => JSON.stringify(path)));
      const crossing = (rules[kind] ?? []).flatMap((rule) => rule(object));
      return [...found, ...crossing.filter(({ path }) => !known.has(JSON.stringify(path)))];
    },
  };
}
