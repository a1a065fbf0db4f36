import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // Bundled user code runs as Node runs it: thrown places and missing exports are Node's.
    server: { deps: { external: [/\/cache\/code\//, /\/code\/[0-9a-f]{16,}\//] } },
  },
});
