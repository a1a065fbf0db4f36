// Builds a site in a temporary folder, and answers questions about the result.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type BuildOptions, type BuildResult, build } from '../../src/index.ts';

export interface BuiltSite {
  readonly root: string;
  readonly result: BuildResult;
  /** The text of an output file, such as `docs/guide/index.html`; undefined for one that was not made. */
  file(path: string): string | undefined;
  /** The document of a page as it is read, by its file without `index.html`. */
  page(path: string): string;
}

/**
 * The text of a config with these members besides its title and address. Dates are left out: there is no repository; so is search,
 * which adds a page and an index to each site, unless a plugin of the members turns it on.
 */
export function configText(members = ''): string {
  return `import { defineConfig } from 'slodocs';\n\nexport default defineConfig({\n  title: 'Case',\n  url: 'https://case.example',\n  preset: { 'git-dates': false, search: false },\n${members}});\n`;
}

/** Writes the files below `root`, the default config among them unless they hold one. */
export function writeSite(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries({ 'site.config.ts': configText(), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Takes what removes a site; sites of several tests are removed later than after the test. */
export type WhenDone = (remove: () => void) => void;

/** A temporary folder with these files; it is removed after the test. */
export function temporarySite(files: Readonly<Record<string, string>>, whenDone: WhenDone = onTestFinished): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-built-')));
  whenDone(() => rmSync(root, { recursive: true, force: true }));
  writeSite(root, files);
  return root;
}

/** Builds a site that must have no fault. */
export async function buildSite(
  files: Readonly<Record<string, string>>,
  options: BuildOptions = {},
  whenDone?: WhenDone,
): Promise<BuiltSite> {
  const root = temporarySite(files, whenDone);
  const result = await build({ root, ...options });
  expect(result.diagnostics).toEqual([]);
  const file = (path: string): string | undefined => {
    const at = join(result.outDir, path);
    return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
  };
  const page = (path: string): string => {
    const html = file(join(path, 'index.html')) ?? file(`${path}.html`);
    if (html === undefined) throw new Error(`there is no page ${path}`);
    return asRead(html);
  };
  return { root, result, file, page };
}

/** A document without what its readers never see: what the browser is told of it, and the marks that React leaves between texts. */
export function asRead(html: string): string {
  return html.replace(/\n<script type="application\/json".*<\/script>/, '').replaceAll('<!-- -->', '');
}

/** What the content of a page is shown as: the inside of `div.prose`. */
export function prose(html: string): string {
  return /<div class="prose"[^>]*>([\s\S]*)<\/div>\s*(?:<footer|<\/article>)/.exec(html)?.[1]?.trim() ?? '';
}

/** The addresses of links by their text; those without text, which stand beside headings, are left out. */
export function hrefs(html: string): Record<string, string> {
  const links = html.matchAll(/<a (?:[^>]*? )?href="([^"]*)"[^>]*>([^<]+)/g);
  return Object.fromEntries(Array.from(links, ([, href = '', text = '']) => [text, href]));
}
