// Builds a small site with redirects in a separate folder.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildResult, build } from '../../../src/index.ts';

export interface BuiltSite {
  readonly root: string;
  readonly outDir: string;
  readonly result: BuildResult;
  remove(): Promise<void>;
}

export interface SiteToBuild {
  /** The addresses of its pages. */
  readonly pages: readonly string[];
  /** What the factory is called with, as code. */
  readonly options: string;
  /** More of the config, as code. */
  readonly config?: string;
  readonly files?: Readonly<Record<string, string>>;
}

export async function buildSite({ pages, options, config = '', files = {} }: SiteToBuild): Promise<BuiltSite> {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-redirects-'));
  // Web servers read it as another user.
  await chmod(root, 0o755);
  const written: Record<string, string> = {
    ...files,
    'site.config.ts': `import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';
export default defineConfig({
  title: 'Site',
  url: 'https://site.example',
  docs: [{ path: 'docs', routeBasePath: '/', sidebars: false }],
  plugins: [redirects(${options})],
  preset: { 'git-dates': false, search: false },
  ${config}
});
`,
  };
  for (const [index, page] of pages.entries())
    written[`docs/page-${index}.md`] = `---\nslug: ${JSON.stringify(page)}\n---\n# Page ${index}\n\n## Part\n`;
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const result = await build({ root });
  return { root, outDir: result.outDir, result, remove: () => rm(root, { recursive: true, force: true }) };
}
