// Finds in the cache what Vale has found in texts, and asks it for all others at once.
import { createHash } from 'node:crypto';
import type { Json, PluginContext, ProseFinding } from 'slodocs/kit';
import type { ProseText } from './texts.ts';

type Ask = (texts: readonly ProseText[]) => Promise<ReadonlyMap<string, readonly ProseFinding[]>>;

/** In the order of the texts. What Vale finds in a text depends on its path, too: sections of its configuration name files. */
export async function cachedFindings(
  texts: readonly ProseText[],
  key: string,
  { cached }: Pick<PluginContext, 'cached'>,
  ask: Ask,
): Promise<readonly (readonly ProseFinding[])[]> {
  const missing: ProseText[] = [];
  let left = texts.length;
  let begin = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => ask(missing));
  // Each call that waits for an answer handles a failure itself.
  asked.catch(() => undefined);
  const done = (): void => {
    left--;
    if (left === 0 && missing.length > 0) begin();
  };
  return Promise.all(
    texts.map(async (text) => {
      let isMissing = false;
      const findings = await cached(keyOf(key, text), async () => {
        isMissing = true;
        missing.push(text);
        done();
        return ((await asked).get(text.file) ?? []) as unknown as Json;
      });
      if (!isMissing) done();
      return findings as unknown as readonly ProseFinding[];
    }),
  );
}

function keyOf(key: string, { file, text }: ProseText): string {
  return createHash('sha256')
    .update(JSON.stringify([key, file, text]))
    .digest('hex');
}
