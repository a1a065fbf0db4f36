// Defines the types of the command table.

/** The format of a value. */
export type ValueKind =
  | 'text'
  | 'path'
  | 'name'
  | 'project'
  | 'time'
  | 'duration'
  | 'number'
  | 'label'
  | 'kind'
  | 'written kind'
  | readonly string[];

export interface Flag {
  /** The long form, such as `--project`, or the short form if the flag has no long one, such as `-f`. */
  readonly name: string;
  readonly short?: string;
  /** The format of the value; undefined for a flag without a value. */
  readonly takes?: ValueKind;
  readonly repeats?: boolean;
  /** The object kinds that the flag applies to, in the singular; all kinds if absent. */
  readonly kinds?: readonly string[];
  readonly required?: boolean;
}

export interface Argument {
  /** The name in capitals, as in help output. */
  readonly name: string;
  readonly takes: ValueKind;
  readonly required?: boolean;
  /** Only the last argument of a command may be repeated. */
  readonly repeats?: boolean;
}

/** A rule across flags and arguments, by their names. */
export type Rule =
  | { readonly rule: 'one of'; readonly names: readonly string[] }
  | { readonly rule: 'at least one of'; readonly names: readonly string[] }
  | { readonly rule: 'together'; readonly names: readonly [string, string] }
  | { readonly rule: 'needs'; readonly name: string; readonly other: string }
  | { readonly rule: 'only where'; readonly name: string; readonly argument: string; readonly is: readonly string[] };

export interface Command {
  readonly name: string;
  readonly commands?: readonly Command[];
  readonly args?: readonly Argument[];
  readonly flags?: readonly Flag[];
  readonly rules?: readonly Rule[];
}
