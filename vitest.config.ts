import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = fileURLToPath(new URL('src', import.meta.url));

export default defineConfig({
  resolve: {
    // Not by the condition "source": vitest would hand it to Node too, which then runs a built slodocs on our sources.
    alias: [
      { find: /^#model\/(.*)$/, replacement: `${source}/model/$1.ts` },
      { find: '#index', replacement: `${source}/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Bundled user code and what is built run as Node runs them: one React, one slodocs, and faults that are Node's.
    server: { deps: { external: [/\/code\/[0-9a-f]{16,}\//, /\/dist\//] } },
  },
});
