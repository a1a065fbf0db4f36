// Defines the types of what the check of a page finds.

export interface Finding {
  /** The name of a rule: of axe, or of ours. */
  readonly rule: string;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly help: string;
  readonly element: Element;
}
