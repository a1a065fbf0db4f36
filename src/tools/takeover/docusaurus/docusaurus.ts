// Reads a Docusaurus site and drafts the configuration that builds it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSettings } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import { runConfig } from '../run-config.ts';
import { mapPackages } from './packages.ts';
import { openSite } from './site.ts';
import { usesOf } from './site-uses.ts';
import { findInfima } from './stylesheets.ts';
import { findSwizzled } from './swizzled.ts';
import { mapThemeConfig } from './theme-config.ts';
import { mapTopLevel } from './top-level.ts';

export const docusaurusConfigs = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`);

/** False where the config cannot be run, which is reported. */
export async function takeOverDocusaurus(file: string, takeover: Takeover): Promise<boolean> {
  await findOldVersion(takeover);
  const config = await runConfig(file, takeover, isReplaced);
  if (!config) return false;
  const site = openSite(config, takeover, await usesOf(takeover.root));
  const settings = openSettings(config.value);
  mapTopLevel(settings, site);
  await mapPackages(settings, site);
  mapThemeConfig(settings.inside('themeConfig'), site);
  site.dropRest(settings);
  site.finish();
  await findSwizzled(takeover);
  await findInfima(takeover, (site.theme['css'] as readonly string[] | undefined) ?? []);
  return true;
}

/** These only configure looks, or are named by what stands in for them. */
function isReplaced(specifier: string): boolean {
  return /^(?:@docusaurus\/|prism-react-renderer|remark-math$|rehype-katex$)/.test(specifier);
}

async function findOldVersion({ root, find }: Takeover): Promise<void> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => '');
  const old = /"@docusaurus\/(?:core|preset-classic)"\s*:\s*"[~^]?([012])\b[^"]*"/.exec(text);
  if (!old) return;
  const { length } = text.slice(0, old.index).split('\n');
  const column = old.index - text.lastIndexOf('\n', old.index);
  find({
    code: 'takeover/old-version',
    message: `the site is one of Docusaurus ${old[1]}, whose content is MDX 1`,
    help: 'MDX of today reads `{`, `<` and indented code in another way, which the first build reports line by line. HTML comments, `:::tip Words` and `{#id}` are read as before.',
    place: { file: 'package.json', start: { line: length, column }, end: { line: length, column: column + old[0].length } },
  });
}
