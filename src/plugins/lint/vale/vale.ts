// Reports what Vale finds in the prose of a site.

import { createHash } from 'node:crypto';
import { type Json, LineIndex, type PluginContext, type ProseFinding, placeInProse, trimEnd } from 'slodocs/kit';
import type { ValeOptions } from '../options-schema.ts';
import type { CollectedProse } from '../prose.ts';
import { findConfig, findProgram } from './find-vale.ts';
import { runVale, ValeFault, versionOf } from './run-vale.ts';
import { type ProseSite, type ProseText, proseTexts } from './texts.ts';

/** Vale's own severities are kept; a severity that the site sets is the highest. */
export async function reportVale(site: ProseSite, options: ValeOptions, ctx: PluginContext): Promise<void> {
  const { minAlertLevel, timeLimit = usualTimeLimit } = options;
  try {
    const config = await findConfig(options, ctx);
    const texts = await proseTexts(site, options.files, ctx);
    if (texts.length === 0) return;
    const program = await findProgram(options, ctx);
    const version = await versionOf(program, ctx.root, timeLimit);
    const key = JSON.stringify([form, version, config.digest, minAlertLevel ?? '']);
    const run = { program, config: config.path, minAlertLevel, timeLimit };
    const found = await cachedFindings(texts, key, ctx, (missing) => runVale(missing, run));
    for (const [index, findings] of found.entries()) reportFindings(texts[index] as ProseText, findings, ctx);
  } catch (thrown) {
    if (!(thrown instanceof ValeFault)) throw thrown;
    const { message, help } = thrown;
    ctx.report({ code: 'vale-failed', message, help, place: ctx.locate(['vale']) });
  }
}

/** Increase this version whenever other texts are made, or other findings kept. */
const form = 1;

const usualTimeLimit = 30;

function reportFindings({ file, text, comments }: ProseText, findings: readonly ProseFinding[], ctx: PluginContext): void {
  const lines = new LineIndex(text);
  for (const finding of findings) {
    const range = placeInProse(finding, text, lines);
    const { rule, message, help, severity } = finding;
    if (!range || isQuiet(rule, range.start.line, comments)) continue;
    ctx.report({
      code: 'vale',
      message: `${trimEnd(message.trim(), '.')} (${rule})`,
      ...(help === undefined ? {} : { help: `The rule is explained at ${help}` }),
      place: { file, ...range },
      ...(severity === 'error' ? {} : { atMost: severity }),
    });
  }
}

/** `vale off` and `vale on`, or `vale Style.Rule = NO` and `= YES`. */
function isQuiet(rule: string, line: number, comments: CollectedProse['comments']): boolean {
  let isOff = false;
  let isOut = false;
  for (const { line: at, text } of comments) {
    if (at > line) break;
    if (text === 'vale off' || text === 'vale on') isOff = text === 'vale off';
    const [, named, answer] = /^vale (\S+) = (YES|NO)$/.exec(text) ?? [];
    if (named === rule) isOut = answer === 'NO';
  }
  return isOff || isOut;
}

type Ask = (texts: readonly ProseText[]) => Promise<ReadonlyMap<string, readonly ProseFinding[]>>;

/** In the order of the texts. What Vale finds in a text depends on its path, too: sections of its configuration name files. */
async function cachedFindings(
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
