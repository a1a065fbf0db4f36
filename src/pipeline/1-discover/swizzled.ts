// The folder in which Docusaurus looks for components of a site's own to what becomes of them: slots are named in the configuration.

import type { Context } from '#context/context';
import { wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';

const folder = 'src/theme/';

/** Components of Docusaurus that sites replace, and the part of our theme that shows the same; null where none does. */
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

/** What the configuration names, or what lies beside that, is in use. */
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
