// Runs a case with the plugins of the documentation of Nines: they stand where they stand in the site itself.
import { cp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { build } from '#index';
import { listCases, runCase } from '../../../src/testing/testing.ts';
import { sampled } from '../../sampled.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
/** As for all cases: what comes out is written as what is expected. */
const rewrite = process.env['REWRITE_CASES'] !== undefined;

/** Puts the plugins, their schemas and their packages into a site. */
export async function addPlugins(root: string): Promise<void> {
  for (const folder of ['site/plugins', 'site/components', 'site/schemas'])
    await cp(join(project, folder), join(root, folder), { recursive: true });
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'));
}

/** The configuration of a site with a plugin: `imported` is its name, `used` its call, after those of `posts` that it needs. */
export function configWith(name: string, imported: string, used: string): string {
  // Cases of the glossary show the line of the plugin.
  const light = name === 'glossary' ? '' : ', search: false, twins: false';
  return `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';
import { ${imported} } from './site/plugins/${name}/${name}.ts';

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false${light} }, plugins: [${used}] });
`;
}

/** Tries the cases of one plugin. */
export async function tryPlugin(name: string, imported: string, used: string): Promise<void> {
  const config = configWith(name, imported, used);
  const cases = await listCases(join(project, 'test/nines/plugins', name, 'cases'));
  describe(name, () => {
    test.each(sampled(cases, 8).map((folder) => [basename(folder), folder]))('%s', async (_, folder) => {
      const withPlugins = async (root: string) => {
        await addPlugins(root);
        return build({ root });
      };
      await runCase(folder, { config, rewrite, workDir: tmpdir(), build: withPlugins });
    });
  });
}
