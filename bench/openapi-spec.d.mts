// Types of the made-up specifications.

/** YAML. */
export function specification(operations: number): string;
