// Defines the types of the command table.

/** What a value has to look like. */
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
  /** `--project` or, where there is no long one, `-f`. */
  readonly name: string;
  readonly short?: string;
  /** Undefined for a flag that takes no value. */
  readonly takes?: ValueKind;
  readonly repeats?: boolean;
  /** The kinds of objects that it is for, in the singular; all when absent. */
  readonly kinds?: readonly string[];
  readonly required?: boolean;
}

export interface Argument {
  /** In capitals, as a help shows it. */
  readonly name: string;
  readonly takes: ValueKind;
  readonly required?: boolean;
  /** The last argument of a command may stand several times. */
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
