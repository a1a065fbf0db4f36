// Reports what Vale finds in the prose of a site.
import { LineIndex, type PluginContext, type ProseFinding, placeInProse, trimEnd } from 'slodocs/kit';
import type { ValeOptions } from '../options-schema.ts';
import { cachedFindings } from './cached-findings.ts';
import { findConfig, findProgram } from './find-vale.ts';
import { isQuiet } from './quiet.ts';
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
