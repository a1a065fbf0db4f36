// Defines schemas with their references resolved.

/**
 * A JSON Schema. References are replaced by what they refer to, so a recursive schema is a circular object. A reference with other
 * keys beside it is `{ allOf: [target], …keys }`. In the form of 3.1 whatever the format: types may be lists, `nullable` and
 * boolean limits of 3.0 are converted.
 */
export type Schema = SchemaObject | boolean;

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
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly contains?: Schema;
  readonly unevaluatedItems?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
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
