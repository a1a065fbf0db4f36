// Converts Ajv errors to problems, without duplicates.
import type { ErrorObject } from 'ajv';
import { nearest } from 'slodocs';
import { alternatives, explain, fieldsOf } from './explain-error.ts';
import type { Fault } from './fault.ts';

/** Returns the problems of a document, in document order. */
export function explainAll(errors: readonly ErrorObject[], kind: string): readonly Fault[] {
  const groups = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  // Errors inside alternatives are covered by the error of the group.
  const own = errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.keyword !== 'propertyNames' &&
      !groups.some(
        ({ schemaPath, instancePath }) => error.instancePath === instancePath && error.schemaPath.startsWith(`${schemaPath}/`),
      ),
  );
  // A field's own rule is more specific than one that another field implies.
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
    // If an alternative that is not allowed is present, do not also report that all are missing.
    const isThere = error.keyword === 'oneOf' && fault.code === 'missing-field' && refused.has(error.instancePath);
    if (isMisspelt || isThere || seen.has(key)) return [];
    seen.add(key);
    return [fault];
  });
}

/** Finds the fields that misspelled fields were meant to be, which are then not reported as missing. */
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

/** Returns the fields of which one is missing. */
function missingFields({ keyword, params, schema }: ErrorObject): readonly string[] {
  return keyword === 'oneOf' || keyword === 'anyOf' ? alternatives(schema) : [String(params['missingProperty'])];
}
