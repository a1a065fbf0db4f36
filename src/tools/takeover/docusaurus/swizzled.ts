// Finds components of a Docusaurus site that replace those of its theme.
import fastGlob from 'fast-glob';
import { compareText, wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import type { Takeover } from '../old-site.ts';

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
      message: `"${name}" replaces a component of Docusaurus's theme, and is not used`,
      help:
        slot === undefined
          ? 'There is no part of that kind: "theme.slots" lists those that can be replaced, rules in "theme.css" change how others look.'
          : `Run \`slodocs eject ${slot}\` for the source of the part that takes its place, and change that.`,
      place: wholeFile(file),
    });
  }
}
