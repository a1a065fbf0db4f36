// Creates findings of the three kinds.
import type { Finding } from '#model/doctor';

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
