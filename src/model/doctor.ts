// Defines the types of what `slodocs doctor` finds on a machine and in a site.

export interface Finding {
  /** What was looked at, such as `Node.js` or `cache`. */
  readonly topic: string;
  /** `missing` is also said of what does not work. */
  readonly state: 'ok' | 'warning' | 'missing';
  /** True where a build cannot work because of it. */
  readonly blocks: boolean;
  /** One sentence without a period. */
  readonly message: string;
  /** A full sentence that says what to do. */
  readonly remedy?: string | undefined;
}

export interface DoctorResult {
  /** True where a build can work. */
  readonly ok: boolean;
  readonly findings: readonly Finding[];
}
