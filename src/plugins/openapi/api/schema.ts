// Defines schemas with their references resolved.
import type { ExactNumber } from 'slodocs/kit';

/**
 * A JSON Schema. References are replaced by what they refer to, so a recursive schema is a circular object. A reference with other
 * keys beside it is `{ allOf: [target], …keys }`. In the form of 3.1 whatever the format: types may be lists, `nullable` and
 * boolean limits of 3.0 are converted.
 */
export type Schema = SchemaObject | boolean;

/** Also values, examples and defaults are exact numbers where JavaScript would change them. */
export type Limit = number | ExactNumber;

export interface SchemaObject {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly unevaluatedProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly required?: readonly string[];
  readonly minProperties?: Limit;
  readonly maxProperties?: Limit;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: Schema;
  readonly unevaluatedItems?: Schema;
  readonly minItems?: Limit;
  readonly maxItems?: Limit;
  readonly uniqueItems?: boolean;
  readonly minContains?: Limit;
  readonly maxContains?: Limit;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly minLength?: Limit;
  readonly maxLength?: Limit;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
  readonly minimum?: Limit;
  readonly maximum?: Limit;
  readonly exclusiveMinimum?: Limit;
  readonly exclusiveMaximum?: Limit;
  readonly multipleOf?: Limit;
  readonly discriminator?: Discriminator;
  readonly xml?: Readonly<Record<string, unknown>>;
  readonly externalDocs?: Readonly<Record<string, unknown>>;
  readonly [extension: `x-${string}`]: unknown;
}

export interface Discriminator {
  readonly propertyName: string;
  /** Values of the property to the names or addresses of schemas, as written. */
  readonly mapping?: Readonly<Record<string, string>>;
  readonly defaultMapping?: string;
}
