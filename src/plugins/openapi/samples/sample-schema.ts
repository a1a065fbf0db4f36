// Defines the type of the schema fields that the sampler reads.

/** Keys that the sampler knows. */
export type SampleSchema = {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly xml?: Readonly<Record<string, unknown>> | undefined;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, SampleSchema>>;
  readonly items?: SampleSchema;
  readonly prefixItems?: readonly SampleSchema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
};
