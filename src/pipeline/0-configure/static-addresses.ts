// Addresses of static files that the configuration names, to the same without the base.
import type { LogoSettings } from '#model/navigation';
import type { Settings } from '#model/settings';

/** Docusaurus adds no base to an address that has it, so that both ways to write one mean the same file. */
export function withoutBase(settings: Settings): Settings {
  const { baseUrl, icons, theme } = settings;
  if (baseUrl === '/') return settings;
  const strip = (address: string): string => (address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address);
  const logoOf = (logo: LogoSettings | undefined): LogoSettings | undefined =>
    logo && { ...logo, src: strip(logo.src), srcDark: logo.srcDark && strip(logo.srcDark) };
  const { navbar, footer, image, manifest } = theme;
  return {
    ...settings,
    icons: icons.map((icon) => ({ ...icon, src: strip(icon.src) })),
    theme: {
      ...theme,
      navbar: { ...navbar, logo: logoOf(navbar.logo) },
      footer: { ...footer, logo: logoOf(footer.logo) },
      image: image && strip(image),
      manifest: typeof manifest === 'string' ? strip(manifest) : manifest,
    },
  };
}
