// Converts the errors of Ajv to faults, without duplicates.
import type { ErrorObject } from 'ajv';
import { nearest } from 'slodocs';
import { alternatives, explain, fieldsOf } from './explain-error.ts';
import type { Fault } from './fault.ts';

/** The faults of a document, in its order. */
export function explainAll(errors: readonly ErrorObject[], kind: string): readonly Fault[] {
  const groups = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  // What stands inside of alternatives is said by these.
  const own = errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.keyword !== 'propertyNames' &&
      !groups.some(
        ({ schemaPath, instancePath }) => error.instancePath === instancePath && error.schemaPath.startsWith(`${schemaPath}/`),
      ),
  );
  // A field's own rule says more than one that follows from another field.
  const rank = ({ schemaPath, keyword }: ErrorObject): number =>
    keyword === 'type' ? 0 : /\/(?:then|else|dependentSchemas)\//.test(schemaPath) ? 2 : 1;
  const found = own
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((error) => {
      const fault = explain(error, kind);
      return fault ? [{ fault, error }] : [];
    });
  const misspelt = found.flatMap(({ error }) => meantFields(error));
  const refused = new Set(
    found.flatMap(({ error }) => (error.keyword === 'not' ? [error.instancePath.replace(/\/[^/]*$/, '')] : [])),
  );
  const seen = new Set<string>();
  return found.flatMap(({ fault, error }) => {
    const isMisspelt = misspelt.some(
      ({ at, name }) => at === error.instancePath && fault.code === 'missing-field' && missingFields(error).includes(name),
    );
    const key = JSON.stringify([fault.path, fault.isKey ?? false, fault.code === 'missing-field' ? fault.message : '']);
    // Where the wrong one of several stands, it is not that none does.
    const isThere = error.keyword === 'oneOf' && fault.code === 'missing-field' && refused.has(error.instancePath);
    if (isMisspelt || isThere || seen.has(key)) return [];
    seen.add(key);
    return [fault];
  });
}

/** Where a field that there is none of was meant to be another one, that other one is not missing as well. */
function meantFields({
  keyword,
  instancePath,
  params,
  parentSchema,
}: ErrorObject): readonly { readonly at: string; readonly name: string }[] {
  if (keyword !== 'additionalProperties') return [];
  const meant = nearest(String(params['additionalProperty']), fieldsOf(parentSchema));
  return meant === undefined ? [] : [{ at: instancePath, name: meant }];
}

/** The fields one of which is missing. */
function missingFields({ keyword, params, schema }: ErrorObject): readonly string[] {
  return keyword === 'oneOf' || keyword === 'anyOf' ? alternatives(schema) : [String(params['missingProperty'])];
}
