// Tries edits on an open site, and takes them back: what would be broken then?
import type { Diagnostic } from '#model/diagnostic';
import type { OpenSession } from '#session/open-session';

/** `textOf` gives the text that overlays a file before and after the trial. */
export async function faultsAfter(
  session: OpenSession,
  trial: ReadonlyMap<string, string>,
  textOf: (file: string) => string | undefined,
): Promise<readonly Diagnostic[]> {
  const before = countByCode(await faultsOf(session));
  try {
    for (const [file, text] of trial) await session.overlay(file, text);
    return (await faultsOf(session)).filter(({ code, message }) => {
      const left = before.get(keyOf(code, message)) ?? 0;
      before.set(keyOf(code, message), left - 1);
      return left <= 0;
    });
  } finally {
    for (const file of trial.keys()) await session.overlay(file, textOf(file));
  }
}

/** Warnings count where an address breaks, which only resolving tells. */
async function faultsOf(session: OpenSession): Promise<readonly Diagnostic[]> {
  await session.resolved(async (_, { translated }) => translated());
  return session
    .diagnostics()
    .filter(({ severity, code }) => severity === 'error' || (severity === 'warning' && code.startsWith('resolve/')));
}

function countByCode(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, message } of diagnostics) counts.set(keyOf(code, message), (counts.get(keyOf(code, message)) ?? 0) + 1);
  return counts;
}

function keyOf(code: string, message: string): string {
  return `${code}\n${message}`;
}
