// Builds the refusal of a move that is no fault of the site's.
import type { MoveResult } from '#model/run';

export type Refusal = NonNullable<MoveResult['refusal']>;

/** The message is one sentence without a period. */
export function refuse(message: string, help: string): Refusal {
  return { message, help };
}
