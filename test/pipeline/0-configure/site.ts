// Creates a site in a temporary folder, and runs the configure stage on it.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSiteCode } from '../../../src/code/site-code/site-code.ts';
import { LineIndex } from '../../../src/kit/line-index.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Place } from '../../../src/model/place.ts';
import type { Plugin } from '../../../src/model/plugin.ts';
import type { Theme } from '../../../src/model/theme.ts';
import { type ConfigureRequest, configure } from '../../../src/pipeline/0-configure/configure.ts';
import { coreCatalogue } from '../../../src/pipeline/catalogue.ts';
import { createReporter } from '../../../src/pipeline/context/reporter.ts';
import { createTrace } from '../../../src/pipeline/context/trace.ts';

export const theme: Theme = {
  serverModule: '/s.js',
  reactModule: '/r.js',
  browserModules: '',
  stylesheet: '/t.css',
  partSources: '/p.json',
  components: [],
  layouts: [],
  pageLayouts: [],
  aliases: {},
  props: {},
};
export const sitemap: Plugin = { name: 'sitemap', apiVersion: 1, diagnostics: { late: { severity: 'info', summary: 'Late.' } } };
export const redirects: Plugin = { name: 'redirects', apiVersion: 1 };

/** What the running slodocs is called, as against others. */
export const engine = '0123456789abcdef';

/** A temporary folder with these files; it is removed after the test. */
export function site(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-configure-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const running = {
    'node_modules/running/slodocs.mjs': 'export const defineConfig = (config) => config;',
    'node_modules/running/plugins.mjs':
      "const optionsSchema = { _zod: {}, def: {}, safeParseAsync: async () => ({}) }; export const sitemap = (options) => ({ name: 'sitemap', apiVersion: 1, options, optionsSchema }); export const posts = (options) => ({ name: 'posts', apiVersion: 1, options, optionsSchema, diagnostics: { stale: { severity: 'warning', summary: 'Stale.' } } });",
  };
  for (const [path, text] of Object.entries({ ...running, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Configures the site in `root`. The cache lies below `node_modules`, so that Node runs the config and not vitest. */
export async function configureSite(root: string, request: Partial<ConfigureRequest> = {}) {
  const preset = [redirects, sitemap];
  const reporter = createReporter({ ...coreCatalogue, 'sitemap/late': { severity: 'info', summary: 'Late.' } });
  const config = await configure({
    root,
    cacheDir: 'node_modules/.slodocs',
    preset: async () => preset,
    theme,
    engine,
    packageModules: {
      slodocs: join(root, 'node_modules/running/slodocs.mjs'),
      'slodocs/plugins': join(root, 'node_modules/running/plugins.mjs'),
    },
    reporter,
    trace: createTrace(),
    siteCode: openSiteCode({ owner: 'library' }),
    ...request,
  });
  return { config, diagnostics: reporter.list(), reporter };
}

/** Diagnostics as code, message and the words at their places in `text`. */
export function digest(
  diagnostics: readonly Diagnostic[],
  text: string,
): [code: string, message: string, words: string | undefined][] {
  return diagnostics.map(({ code, message, place }) => [code, message, place && wordsAt(text, place)]);
}

export function wordsAt(text: string, place: Place): string {
  const lines = new LineIndex(text);
  return text.slice(lines.offsetAt(place.start), lines.offsetAt(place.end));
}

/** The text of a config with these members. */
export function configText(members: string): string {
  return `import { defineConfig } from 'slodocs';\nimport { posts, sitemap } from 'slodocs/plugins';\n\nexport default defineConfig({\n  title: 'T',\n  url: 'https://docs.example',\n${members}});\nexport const used = [posts, sitemap];\n`;
}
