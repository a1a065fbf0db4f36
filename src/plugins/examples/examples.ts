// Runs the examples of pages as these document them, and compares what they print.
import { availableParallelism } from 'node:os';
import { type CollectedFrom, nearest, type Plugin, type PluginContext } from 'slodocs/kit';
import { fencesOf, isChecked, readPage } from './chains.ts';
import { type Example, openingOf } from './example.ts';
import { collectFences, takeWords } from './fences.ts';
import type { ExamplesOptions, RunnerOptions } from './options-schema.ts';
import { UntranslatedFault } from './program.ts';
import { knownLanguages, runnerOf } from './runners.ts';

export type { ExamplesOptions, RunnerOptions };

/** Not in the preset: sites add it to `plugins`. */
export function examples(options: ExamplesOptions = {}): Plugin<ExamplesOptions> {
  const { run = 'test' } = options;
  return {
    name: 'examples',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'wrong-output': { severity: 'error', summary: 'The output of an example differs from what its page shows.' },
      failed: { severity: 'error', summary: 'An example fails, does not end, or succeeds although it is expected to fail.' },
      'broken-chain': { severity: 'error', summary: 'The blocks of an example do not fit together.' },
      'unused-setup': { severity: 'warning', summary: 'No example uses a setup block.' },
      'unknown-word': {
        severity: 'warning',
        summary: 'A code block has a misspelled word for examples, or no language.',
      },
      'invalid-data': { severity: 'error', summary: 'Data on a page does not match its schema.' },
      'wrong-types': { severity: 'error', summary: 'An example has type errors.' },
      'missing-file': { severity: 'error', summary: 'A schema or another file for examples cannot be read.' },
      'missing-tool': { severity: 'error', summary: 'An example requires a program or runner that is missing.' },
      'not-isolated': { severity: 'error', summary: 'The system cannot isolate examples, so none has run.' },
    },
    markdown: () => ({ before: { remark: [takeWords(options)] }, after: { remark: [collectFences(options)] } }),
    tests: {
      ...(run === 'test' ? {} : { during: run }),
      run: (collected, ctx, signal) => testExamples(collected, options, ctx, signal),
    },
  };
}

/** How many blocks and checks there are. */
async function testExamples(
  collected: readonly CollectedFrom[],
  options: ExamplesOptions,
  ctx: PluginContext,
  signal: AbortSignal,
): Promise<number> {
  if (collected.length === 0) return 0;
  const [{ createRuns, Unable }, { readMock }, { findReadable }, { reportRun }, { default: pLimit }] = await Promise.all([
    import('./run.ts'),
    import('./mock.ts'),
    import('./readable.ts'),
    import('./report.ts'),
    import('p-limit'),
  ]);
  const readable = await findReadable(options.read ?? [], ctx);
  for (const path of readable.missing) {
    const help = "Write paths relative to the site's folder.";
    ctx.report({
      code: 'missing-file',
      message: `there is no "${path}" for examples to read`,
      help,
      place: ctx.locate(['read']),
    });
  }
  const runOf = createRuns(options, { mock: await readMock(options.openapi ?? [], ctx), readable }, ctx, signal);
  const queue = pLimit(availableParallelism());
  let isIsolated = true;
  const test = async (example: Example): Promise<void> => {
    const { language, steps } = example;
    const place = openingOf((steps.at(-1) ?? { place: ctx.locate([]) }).place);
    const runner = runnerOf(language, options);
    if (!runner) {
      const meant = nearest(language, knownLanguages(options));
      const help = meant
        ? `Did you mean "${meant}"?`
        : `Set its program in the configuration: \`runners: { '${language}': { command: ['…', '{file}'] } }\`.`;
      ctx.report({
        code: 'missing-tool',
        message: `there is no runner for examples in "${language}"`,
        help,
        place,
        group: `language ${language}`,
      });
      return;
    }
    if (steps.length > 1 && runner.between === undefined) {
      const help = 'Show the whole program in one block.';
      ctx.report({ code: 'broken-chain', message: `"${language}" blocks cannot continue each other`, help, place });
      return;
    }
    try {
      signal.throwIfAborted();
      await reportRun(example, await runOf(example, runner), ctx);
    } catch (thrown) {
      if (thrown instanceof UntranslatedFault) {
        const help = 'Node takes no types: esbuild reads them out first.';
        ctx.report({ code: 'failed', message: `the example is not valid TypeScript: ${thrown.message}`, help, place });
      } else if (!(thrown instanceof Unable)) throw thrown;
      else if (thrown.code === 'missing-tool') ctx.report({ ...thrownDraft(thrown), place, group: thrown.message });
      else if (isIsolated) {
        isIsolated = false;
        ctx.report({ ...thrownDraft(thrown), place: ctx.locate([]) });
      }
    }
  };
  let tested = 0;
  const pages = [...fencesOf(collected).values()].map((fences) => ({ fences, ...readPage(fences, options) }));
  for (const { faults } of pages) for (const fault of faults) ctx.report(fault);
  await Promise.all(
    pages.flatMap(({ examples: all }) => {
      tested += all.length;
      return all.map((example) => queue(() => test(example)));
    }),
  );
  const checked = pages.flatMap(({ fences }) => fences.filter((fence) => isChecked(fence, options)));
  if (checked.length > 0) await (await import('./checks.ts')).checkBlocks(checked, pages, readable.digest, ctx);
  return tested + checked.length;
}

function thrownDraft({ code, message, help }: { readonly code: string; readonly message: string; readonly help: string }) {
  return { code, message, help };
}
