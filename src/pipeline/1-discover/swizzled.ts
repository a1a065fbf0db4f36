// Reports swizzled Docusaurus components in `src/theme`, with the slot that replaces each.

import type { Context } from '#context/context';
import { wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';

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
export async function reportSwizzled({ files, config, reporter }: Context): Promise<void> {
  const used = Object.values(config.settings.theme.slots);
  for (const path of await files.glob(`${folder}**/*.{js,jsx,ts,tsx}`)) {
    const name = path.slice(folder.length).replace(/(?:\/index)?\.\w+$/, '');
    const slot = Object.hasOwn(components, name) ? components[name] : undefined;
    if (slot === undefined || used.some((one) => one === path || one.startsWith(`${folder}${name}/`))) continue;
    reporter.report({
      code: 'discover/swizzled-ignored',
      message: `"${path}" takes the place of nothing: parts of the theme are named in the configuration`,
      help: slot
        ? `It may be the part "${slot}": \`theme: { slots: { ${slot}: './${path}' } }\`.`
        : `Only what imports \`@theme/${name}\` gets it. \`slodocs eject\` lists the parts that can be replaced.`,
      place: wholeFile(path),
    });
  }
}
