// Formats a thrown value and its causes as text.

/** Joins the messages of an error and its causes. */
export function causesOf(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let one = error; one !== undefined && one !== null && !seen.has(one); one = one instanceof Error ? one.cause : undefined) {
    seen.add(one);
    messages.push(messageOf(one));
  }
  return messages.join('\n\nCause:\n');
}

/** Any value may be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
