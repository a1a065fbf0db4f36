// Translates the labels of navbar and footer.
import type { Labels } from '#context/labels';
import { keyPart, type Label, type LabelOwner, labelKeys } from '#model/label';
import type { FooterItem, LogoSettings, NavbarItem } from '#model/navigation';
import type { Settings } from '#model/settings';

type Navbar = Settings['theme']['navbar'];
type Footer = Settings['theme']['footer'];

const files = { navbar: 'docusaurus-theme-classic/navbar.json', footer: 'docusaurus-theme-classic/footer.json' } as const;

export function translateNavbar({ title, logo, items }: Navbar, labels: Labels): Navbar {
  const translateItems = (items: readonly NavbarItem[]): readonly NavbarItem[] =>
    items.map((item) => ({
      ...item,
      ...(item.label === undefined ? {} : { label: labels.translate(navbarLabel(item, item.label)) }),
      ...(item.items ? { items: translateItems(item.items) } : {}),
      ...(item.dropdownItemsBefore ? { dropdownItemsBefore: translateItems(item.dropdownItemsBefore) } : {}),
      ...(item.dropdownItemsAfter ? { dropdownItemsAfter: translateItems(item.dropdownItemsAfter) } : {}),
    }));
  return {
    // A language may have one where the site has only its own title.
    title: labels.translate(single('navbar', 'title', title, 'Navbar title')),
    logo: translateLogo(logo, 'navbar', labels),
    items: translateItems(items),
  };
}

export function translateFooter(footer: Footer, labels: Labels): Footer {
  const { columns, copyright, logo } = footer;
  const translateItem = (item: FooterItem): FooterItem =>
    item.label === undefined ? item : { ...item, label: labels.translate(footerLabel(item, item.label)) };
  return {
    ...footer,
    columns: columns.map(({ title, items }) => ({
      title: labels.translate(single('footer', `link.title.${title}`, title, 'Title of a footer column')),
      items: items.map(translateItem),
    })),
    copyright:
      copyright === undefined
        ? undefined
        : labels.translate(single('footer', 'copyright', copyright, 'Copyright notice in the footer')),
    logo: translateLogo(logo, 'footer', labels),
  };
}

function navbarLabel(item: NavbarItem, text: string): Label & { readonly text: string } {
  const owner = ownerOf(item);
  const what = owner ? `Navbar item for ${owner.path}` : 'Navbar menu';
  return { file: files.navbar, ...labelKeys(owner, text, `item.label.${text}`), text, what };
}

function footerLabel(item: FooterItem, text: string): Label & { readonly text: string } {
  const owner = addressOf(item);
  const what = owner ? `Footer link to ${owner.path}` : 'Footer link';
  return { file: files.footer, ...labelKeys(owner, text, `link.item.label.${text}`), text, what };
}

/** Undefined for a menu without an address. */
function ownerOf({ type, docId, sidebarId, docsPluginId: docs, ...item }: NavbarItem): LabelOwner | undefined {
  const of = docs === undefined || docs === 'default' ? '' : `@${keyPart(docs)}`;
  if (docId !== undefined) return { kind: `doc${of}`, path: docId };
  if (sidebarId !== undefined) return { kind: `sidebar${of}`, path: sidebarId };
  return addressOf(item) ?? (type === 'docsVersion' ? { kind: `version${of}`, path: 'current' } : undefined);
}

function addressOf({ to, href }: Pick<NavbarItem, 'to' | 'href'>): LabelOwner | undefined {
  if (to !== undefined) return { kind: 'to', path: to };
  return href === undefined ? undefined : { kind: 'href', path: href };
}

function translateLogo(logo: LogoSettings | undefined, where: keyof typeof files, labels: Labels): LogoSettings | undefined {
  if (!logo) return undefined;
  const alt = labels.translate(single(where, 'logo.alt', logo.alt, `Alternative text of the logo in the ${where}`));
  return alt === undefined ? logo : { ...logo, alt };
}

/** A label of which there is one, or that has no key but that of Docusaurus. */
function single<T extends string | undefined>(where: keyof typeof files, key: string, text: T, what: string) {
  return { file: files[where], ...labelKeys(undefined, text, key), text, what };
}
