// Reads a Docusaurus site and drafts the configuration that builds it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { LineIndex } from '#kit/line-index';
import { compareText, wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import { openSettings } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import { runConfig } from '../run-config.ts';
import { mapPackages } from './packages.ts';
import { openSite, usesOf } from './site.ts';
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
    message: `the site uses Docusaurus ${old[1]}, whose content is MDX 1`,
    help: 'Current MDX interprets `{`, `<` and indented code differently, which the first build reports line by line. HTML comments, `:::tip Words` and `{#id}` work as before.',
    place: { file: 'package.json', start: { line: length, column }, end: { line: length, column: column + old[0].length } },
  });
}

const foreign =
  /--ifm-[\w-]+|--docusaurus-[\w-]+|\.(?:navbar|menu|footer|hero|button|pagination-nav|table-of-contents|theme-doc)(?:__|--)[\w-]+/g;

/** One finding for each stylesheet. */
export async function findInfima({ root, find }: Takeover, paths: readonly string[]): Promise<void> {
  for (const file of paths) {
    const text = (await readFile(join(root, file), 'utf8').catch(() => '')).replace(/^\uFEFF/, '');
    const found = [...text.matchAll(foreign)];
    const [first] = found;
    if (!first) continue;
    find({
      code: 'takeover/foreign-syntax',
      message: `the stylesheet uses classes and properties of the Docusaurus theme, such as "${first[0]}" (${found.length === 1 ? 'once' : `${found.length} times`})`,
      help: 'Set your brand color with "theme.accent", and rewrite other rules for the properties of this theme, which "Make it yours" in the manual lists.',
      place: new LineIndex(text).place(file, first.index, first.index + first[0].length),
    });
  }
}

/** Components of Docusaurus's theme, with the part that takes their place. */
const parts: Readonly<Record<string, SlotName | undefined>> = {
  AnnouncementBar: 'Announcement',
  'DocItem/Content': 'ContentEnd',
  'DocItem/Footer': 'DocFooter',
  DocBreadcrumbs: 'Breadcrumbs',
  DocPaginator: 'Pager',
  PaginatorNavLink: 'Pager',
  DocSidebar: 'Sidebar',
  DocSidebarItem: 'Sidebar',
  DocSidebarItems: 'Sidebar',
  DocVersionBanner: 'VersionBanner',
  Footer: 'Footer',
  Logo: 'NavbarBrand',
  Navbar: 'Navbar',
  NavbarItem: 'Navbar',
  NotFound: 'NotFound',
  TOC: 'Toc',
  TOCCollapsible: 'TocFold',
  TOCItems: 'Toc',
};

/** Others, which have no part. */
const others =
  /^(?:Admonition|BackToTopButton|Blog\w+|CodeBlock|CodeInline|ColorModeToggle|ContentVisibility|Details|Doc\w+|EditThisPage|EditMetaRow|Error\w*|Heading|Icon|IconExternalLink|LastUpdated|Layout|LiveCodeBlock|Loading|MDX(?:Content|Page)|Mermaid|Playground|Root|Search(?:Bar|Page|Metadata)|SiteMetadata|SkipToContent|TabItem|Tabs|Tag\w*|ThemeProvider|ThemedImage|Translate|Unlisted)$/;

export async function findSwizzled({ root, find }: Takeover): Promise<void> {
  const files = await fastGlob('src/theme/**/*.{js,jsx,ts,tsx}', { cwd: root, ignore: ['**/*.test.*', '**/__tests__/**'] });
  const components = new Map<string, string>();
  for (const file of files.sort(compareText)) {
    const name = file.slice('src/theme/'.length).replace(/(?:\/index)?\.[jt]sx?$/, '');
    const [top = ''] = name.split('/');
    const component = Object.hasOwn(parts, name) ? name : top;
    if (!Object.hasOwn(parts, component) && !others.test(component)) continue;
    if (!components.has(component)) components.set(component, file);
  }
  for (const [name, file] of components) {
    const slot = parts[name];
    find({
      code: 'takeover/swizzled-component',
      message: `"${name}" replaces a component of the Docusaurus theme, so it is not used`,
      help:
        slot === undefined
          ? 'The theme has no such part. "theme.slots" lists the parts that you can replace; to restyle others, use "theme.css".'
          : `Run \`slodocs eject ${slot}\` to get the source of the corresponding part, and change it.`,
      place: wholeFile(file),
    });
  }
}
