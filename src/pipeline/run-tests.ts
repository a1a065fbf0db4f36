// Calls the tests of plugins on what their steps have collected from pages, once the site is resolved.
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Document } from '#model/document';
import type { Plugin } from '#model/plugin';
import type { TestsAsked } from '#model/run';
import type { Context } from './context/context.ts';
import type { TranslatedSite } from './resolve-languages.ts';
import { runStage } from './stages.ts';

export interface CalledTests extends TestsAsked {
  /** The command: `test` calls those of all plugins. */
  readonly by: 'test' | 'check' | 'build';
}

/** How many things were tested; undefined where no plugin is asked. */
export async function runTests(
  context: Context,
  documents: readonly Document[],
  translated: readonly TranslatedSite[],
  { by, pages }: CalledTests,
): Promise<number | undefined> {
  if (!context.config.plugins.some((plugin) => isCalled(plugin, by))) return undefined;
  const wanted = pages && new Set(await context.files.glob(pages));
  const originals = new Set(documents);
  const parts = [
    { context, documents },
    // What nobody has translated is tested once.
    ...translated.map((one) => ({ context: one.context, documents: one.documents.filter((each) => !originals.has(each)) })),
  ];
  return runStage(context, 'test', async () => {
    let tested = 0;
    for (const { context: own, documents: some } of parts) {
      const asked = some.filter(({ source: { path } }) => wanted?.has(own.files.standIn(path)) ?? true);
      for (const plugin of own.config.plugins.filter((one) => isCalled(one, by))) {
        const collected = asked.flatMap(({ facts, source: { path } }) =>
          facts.collected.flatMap((one) => (one.plugin === plugin.name ? [{ ...one, path }] : [])),
        );
        tested += (await own.hooks.test(plugin, collected)) ?? 0;
      }
    }
    return tested;
  });
}

/** True for a run that calls fewer tests than a check would: its result is not a check's. */
export function leavesTestsOut({ plugins }: Config, tests: CalledTests | undefined): boolean {
  return plugins.some((plugin) => isCalled(plugin, 'check') && !(tests && isCalled(plugin, tests.by)));
}

/** What concerns tests among all diagnostics of a site: theirs, and why sources or the configuration cannot be read. */
export function isOfTests({ code, severity, plugin }: Diagnostic, { plugins }: Config): boolean {
  if (plugins.some(({ name, tests }) => tests && name === plugin)) return true;
  return severity === 'error' && /^(?:configure|discover|parse|plugin|site-code)\//.test(code);
}

function isCalled({ tests }: Plugin, by: CalledTests['by']): boolean {
  return tests !== undefined && (by === 'test' || tests.during === by || (by === 'check' && tests.during === 'build'));
}
