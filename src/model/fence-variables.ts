// Fills the variables of a site into code that a step puts into a fence.

/** `file` is what the code is read from, as the fence names it. */
export type FillVariables = (code: string, file: string) => string;

interface Node {
  readonly data?: object | undefined;
}

interface Data {
  readonly slodocsFill?: FillVariables;
}

/** Marks a fence whose code names variables. */
export function markFence(node: Node, slodocsFill: FillVariables): void {
  Object.assign(node, { data: { ...node.data, slodocsFill } });
}

/** The code as it is for a fence without the word `variables`. */
export function fillVariables({ data }: Node, code: string, file: string): string {
  return (data as Data | undefined)?.slodocsFill?.(code, file) ?? code;
}
