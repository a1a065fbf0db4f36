// Configures vitest: resolves our modules to sources, and shares processes between test files.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { folderInMemory } from './test/temporary-folder.ts';

const source = fileURLToPath(new URL('src', import.meta.url));

/**
 * Files that take more than half a minute are begun first: at the end, one would run alone. One of them builds our site, for which
 * others would wait beside each other.
 */
const longest = /test\/(?:nines\/pages|proofs|cases|theme\/browser|session\/incremental|cli\/program|pipeline\/6-emit)/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `vitest run --mode deep` runs what is too long for every change: files named `*.deep.test.ts`, and those that try more in depth. */
const deep = 'test/**/*.deep.test.ts';

function triedInDepth(): string[] {
  const asks = /\/(?:property-runs|run-site|sampled)\.ts'/;
  return fastGlob.sync('test/**/*.test.{ts,tsx}', { ignore: [deep] }).filter((file) => asks.test(readFileSync(file, 'utf8')));
}

export default defineConfig(({ mode }) => {
  // The deep run tries the disk.
  const temporary = mode === 'deep' ? undefined : folderInMemory();
  return {
    resolve: {
      // Not by the condition "source": vitest would hand it to Node too, which then runs a built slodocs on our sources.
      alias: [
        { find: /^#context\/(.*)$/, replacement: `${source}/pipeline/context/$1.ts` },
        {
          find: /^#(model|kit|files|network|store|output|code|parser|pipeline|session|tools|assembly|processes|cli)\/(.*)$/,
          replacement: `${source}/$1/$2.ts`,
        },
        { find: /^slodocs\/kit$/, replacement: `${source}/kit/kit.ts` },
        { find: /^slodocs\/theme$/, replacement: `${source}/theme/public.ts` },
        { find: '#index', replacement: `${source}/index.ts` },
      ],
    },
    test: {
      include: mode === 'deep' ? [deep, ...triedInDepth()] : ['test/**/*.test.ts', 'test/**/*.test.tsx'],
      exclude: mode === 'deep' ? [] : [deep],
      passWithNoTests: mode === 'deep',
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // A second, which is usual, passes without a frame while other files run.
      expect: { poll: { timeout: 10_000 } },
      // Browsers, bundlers and programs run beside them: with four on two processors, all files together took a fifth longer.
      maxWorkers: Math.min(4, availableParallelism()),
      // A file would load our modules, React and the parsers anew: a third of all that the tests take. No file may leave anything behind.
      isolate: false,
      globalSetup: 'test/whole-run.ts',
      // The deep run draws the social cards of our site as well.
      env: { TEST_MODE: mode, ...(mode === 'deep' ? {} : { CARDS: 'off' }), ...(temporary ? { TMPDIR: temporary } : {}) },
      sequence: { sequencer: LongestFirst },
      // Bundled user code and what is built run as Node runs them: one React, one slodocs, and faults that are Node's.
      server: { deps: { external: [/\/code\/[0-9a-f]{16,}\//, /\/dist\//] } },
    },
  };
});
