// Strips the base from addresses of static files in the settings.
import type { LogoSettings } from '#model/navigation';
import type { Settings } from '#model/settings';

/** As in Docusaurus, an address may be written with or without the base. */
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
