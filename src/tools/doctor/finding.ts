// Creates findings of the three kinds.

export function ok(topic: string, message: string): Finding {
  return { topic, state: 'ok', blocks: false, message };
}

export function warning(topic: string, message: string, remedy: string): Finding {
  return { topic, state: 'warning', blocks: false, message, remedy };
}

/** `blocks` where a build needs it. */
export function missing(topic: string, message: string, remedy: string, { blocks = false } = {}): Finding {
  return { topic, state: 'missing', blocks, message, remedy };
}

/** The first line of an exception's message, without its last period. */
export function reasonOf(thrown: unknown): string {
  const [line = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).trim().split('\n');
  return line.replace(/\.$/, '');
}

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
