// Builds the theme for the server: modules with one React, the stylesheet, ejectable sources and licences.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildBrowser } from './build-browser.mjs';
import { build } from './esbuild.mjs';
import { licences } from './licences.mjs';
import { partSources } from './part-sources.mjs';
import { shortenLocals } from './shorten-locals.mjs';
import { splitDrawings } from './split-drawings.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const outDir = resolve(process.argv[2] ?? join(root, 'dist/theme'));

// Removes the chunks of earlier builds, whose names are other hashes.
await rm(join(outDir, 'chunks'), { recursive: true, force: true });
await mkdir(outDir, { recursive: true });

const shared = { absWorkingDir: root, bundle: true, outdir: outDir, metafile: true, logLevel: 'warning' };
const modules = await build({
  ...shared,
  entryPoints: { server: 'src/theme/server.tsx', react: 'src/theme/react.ts', public: 'src/theme/public.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  chunkNames: 'chunks/[hash]',
  conditions: ['source'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'eof',
  // Keeps names for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  plugins: [{ name: 'one renderer', setup: leaveOutStreams }],
});
await shortenLocals(Object.keys(modules.metafile.outputs).map((path) => join(root, path)));
await build({ ...shared, entryPoints: { theme: 'src/theme/styles/theme.css' }, minify: true });
await writeDrawings();
await copyFonts();
await writeFile(join(outDir, 'parts.json'), JSON.stringify(partSources(root)));
const inBrowsers = await buildBrowser(root, join(outDir, 'browser'), 'production');
await buildBrowser(root, join(outDir, 'browser-development'), 'development');
await buildLiveScript();
const inputs = { ...modules.metafile.inputs, ...inBrowsers };
await writeFile(join(outDir, 'LICENSES.txt'), await licences(root, Object.keys(inputs)));

/** The scripts of the development server. They stand alone: a fault of the theme must not silence them. */
async function buildLiveScript() {
  const options = { format: 'esm', platform: 'browser', target: 'es2022', conditions: ['source'], minify: true };
  await build({
    ...shared,
    ...options,
    outdir: join(outDir, 'dev'),
    entryPoints: ['src/theme/dev/live.ts', 'src/theme/dev/shared-stream.ts'],
  });
}

/**
 * Browsers parse each SVG in a stylesheet as a document before the first paint: on a slow phone that took as long as all else. So
 * icons have a stylesheet of their own, which pages load at their end. It has a rule for each part that is drawn: as properties of the
 * root, which all inherit, it styled the whole page anew.
 */
async function writeDrawings() {
  const file = join(outDir, 'theme.css');
  const { rest, drawings } = splitDrawings(await readFile(file, 'utf8'));
  await writeFile(file, rest);
  await writeFile(join(outDir, 'drawings.css'), drawings);
}

/** Typefaces that a site may choose, each with its licence. */
async function copyFonts() {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json'));
  await mkdir(join(outDir, 'fonts'), { recursive: true });
  for (const subset of ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese']) {
    const to = join(outDir, `fonts/inter-${subset}.woff2`);
    await copyFile(join(folder, `files/inter-${subset}-wght-normal.woff2`), to);
  }
  await copyFile(join(folder, 'LICENSE'), join(outDir, 'fonts/inter-LICENSE.txt'));
}

/** The package has two renderers, one of which streams; pages are strings, so that one is left out. */
function leaveOutStreams({ onResolve }) {
  onResolve({ filter: /^react-dom\/server\.edge$/ }, () => {
    const packageFile = createRequire(import.meta.url).resolve('react-dom/package.json');
    return { path: join(dirname(packageFile), 'cjs/react-dom-server-legacy.browser.production.js') };
  });
}
