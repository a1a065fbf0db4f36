import { defineConfig } from 'slodocs';

// Taken over from docs/.vitepress/config.mts by `slodocs init --from vitepress`.
export default defineConfig({
  title: 'Nines',
  tagline: 'Objectives for everyone',
  i18n: {
    defaultLocale: 'en-US',
    locales: ['en-US', 'fr', 'ar'],
    fallback: 'absent',
    localeConfigs: {
      'en-US': { label: 'English' },
      fr: { label: 'Français', htmlLang: 'fr-FR' },
      ar: { label: 'العربية' },
    },
  },
  url: 'https://nines.example',
  baseUrl: '/manual/',
  docs: [
    {
      routeBasePath: '/',
      sidebars: './sidebars.ts',
      editUrl: 'https://git.nines.example/edit/main/',
      numberPrefixParser: false,
      translations: 'docs/{locale}',
    },
  ],
  markdown: { format: 'detect' },
  theme: {
    navbar: {
      items: [
        { label: 'Guide', to: '/guide/start' },
        {
          label: 'Links',
          items: [
            { label: 'Status', href: 'https://status.nines.example' },
            { label: 'Terms', to: '/terms' },
          ],
        },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      social: [{ icon: 'github', href: 'https://github.com/nines', label: 'GitHub' }],
      copyright: 'Made by many',
    },
    tableOfContents: { maxHeadingLevel: 2 },
  },
  // TODO: the language ja is a separate site (line 57 of docs/.vitepress/config.mts): decide what to do with it.
  // TODO: the navbar of fr (line 38 of docs/.vitepress/config.mts) must be carried over by hand.
  // TODO: the sidebars of fr (line 42 of docs/.vitepress/config.mts) must be carried over by hand.
  // TODO: fr has a page without an original: docs/fr/press.md (line 31 of docs/.vitepress/config.mts): decide what to do with it.
});
