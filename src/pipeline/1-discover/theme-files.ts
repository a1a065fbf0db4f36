// Checks the files that the theme's settings name: missing ones, and copies of slots that have changed since.

import { readFile } from 'node:fs/promises';
import type { Context } from '#context/context';
import { readEjected } from '#kit/ejected-part';
import { respell } from '#kit/respell';
import { cutAt } from '#kit/without-marks';
import type { PluginFile } from '#model/config';
import { folderOf, joinFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import { wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import type { PartSource } from '#model/theme';

export async function checkThemeFiles(context: Context): Promise<void> {
  const { slots, components, css, clientModules } = context.config.settings.theme;
  for (const [index, path] of css.entries()) await exists(context, path, ['theme', 'css', index]);
  for (const [index, path] of clientModules.entries()) await exists(context, path, ['theme', 'clientModules', index]);
  for (const [name, path] of Object.entries(components))
    await exists(context, cutAt(path, '#')[0], ['theme', 'components', name]);
  for (const [name, path] of Object.entries(slots)) {
    if (await exists(context, path, ['theme', 'slots', name])) await reportChanged(context, path);
  }
  const { pluginParts } = context.config;
  for (const brought of [pluginParts.layouts, pluginParts.components, pluginParts.css, pluginParts.clientModules])
    for (const file of Object.values(brought)) await broughtExists(context, file);
  await reportSwizzled(context);
}

async function broughtExists({ files, reporter }: Context, { plugin, path, place }: PluginFile): Promise<void> {
  if ((await files.stat(path))?.isFile) return;
  const folder = folderOf(path);
  const beside = (await files.glob(`${folder || '.'}/*`)).map((file) => baseName(file));
  const meant = nearest(baseName(path), beside);
  reporter.report({
    code: 'discover/missing-theme-file',
    message: `there is no file "${path}", which the plugin "${plugin}" adds to the theme`,
    help: meant
      ? `Did you mean "${joinFile(folder, meant)}"?`
      : 'Paths in a plugin are relative to its `theme.from`, and must include the extension.',
    plugin,
    place: place(),
  });
}

async function exists({ config, files, reporter }: Context, path: string, key: readonly (string | number)[]): Promise<boolean> {
  const found = await files.stat(path);
  if (found?.isFile) return true;
  const beside = await files.glob(`${folderOf(path) || '.'}/*`);
  const meant = nearest(path, beside);
  const place = config.locate(key);
  reporter.report({
    code: 'discover/missing-theme-file',
    message: found ? `"${path}" is a folder, but must be a file` : `there is no file "${path}"`,
    help: meant
      ? `Did you mean "${meant}"?`
      : 'Paths in the configuration are relative to its folder, and must include the extension.',
    place,
    ...(found ? {} : respell(place, path, meant)),
  });
  return false;
}

/** Reports an ejected copy whose original has changed: the copy lacks later fixes. */
async function reportChanged({ config, files, reporter }: Context, path: string): Promise<void> {
  const ejected = readEjected(files.text(path), path);
  if (!ejected) return;
  const { part, digest, line } = ejected;
  const sources = JSON.parse(await readFile(config.theme.partSources, 'utf8')) as Readonly<Record<string, PartSource>>;
  const now = Object.hasOwn(sources, part) ? sources[part] : undefined;
  if (now?.digest === digest) return;
  reporter.report({
    code: 'discover/part-changed',
    message: now
      ? `the part "${part}" of the theme has changed since it was copied into this file`
      : `the theme no longer has the part "${part}" that was copied into this file`,
    help: now
      ? `Run \`slodocs eject ${part} --diff\` to see the differences. Copy the changes that you need, and finally the first line.`
      : 'Run `slodocs eject` to list all parts.',
    place: line,
  });
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const folder = 'src/theme/';

/** Components that Docusaurus sites swizzle, with the equivalent slot of our theme, or null. */
const components: Readonly<Record<string, SlotName | null>> = {
  Admonition: null,
  AnnouncementBar: 'Announcement',
  BackToTopButton: null,
  CodeBlock: null,
  ColorModeToggle: null,
  DocBreadcrumbs: 'Breadcrumbs',
  DocCard: null,
  DocItem: null,
  'DocItem/Content': null,
  'DocItem/Footer': 'DocFooter',
  'DocItem/Layout': null,
  'DocItem/Paginator': 'Pager',
  DocPaginator: 'Pager',
  DocSidebar: 'Sidebar',
  DocVersionBanner: 'VersionBanner',
  EditThisPage: 'DocFooter',
  Footer: 'Footer',
  LastUpdated: 'DocFooter',
  Layout: null,
  Logo: 'NavbarBrand',
  Navbar: 'Navbar',
  'Navbar/Content': 'Navbar',
  'Navbar/Logo': 'NavbarBrand',
  NavbarItem: null,
  NotFound: 'NotFound',
  'NotFound/Content': 'NotFound',
  Root: null,
  SearchBar: null,
  TOC: 'Toc',
  TOCCollapsible: 'TocFold',
};

/** Skips components that the configuration names, and files beside those. */
async function reportSwizzled({ files, config, reporter }: Context): Promise<void> {
  const used = Object.values(config.settings.theme.slots);
  for (const path of await files.glob(`${folder}**/*.{js,jsx,ts,tsx}`)) {
    const name = path.slice(folder.length).replace(/(?:\/index)?\.\w+$/, '');
    const slot = Object.hasOwn(components, name) ? components[name] : undefined;
    if (slot === undefined || used.some((one) => one === path || one.startsWith(`${folder}${name}/`))) continue;
    reporter.report({
      code: 'discover/swizzled-ignored',
      message: `"${path}" does not replace anything, because theme parts are set in the configuration`,
      help: slot
        ? `It may be meant for the part "${slot}": \`theme: { slots: { ${slot}: './${path}' } }\`.`
        : `It is only used by modules that import \`@theme/${name}\`. Run \`slodocs eject\` to list the parts that can be replaced.`,
      place: wholeFile(path),
    });
  }
}
