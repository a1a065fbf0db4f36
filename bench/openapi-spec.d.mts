// Declares the types of openapi-spec.mjs, for tests.

/** YAML. */
export function specification(operations: number): string;
