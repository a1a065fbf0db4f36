import { defineConfig } from 'slodocs';
import { openapi, posts } from 'slodocs/plugins';

// Taken over from docusaurus.config.js by `slodocs init --from docusaurus`.
export default defineConfig({
  title: 'Old',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'fr'],
    localeConfigs: { fr: { baseUrl: '/francais/' } },
  },
  url: 'https://old.example',
  baseUrl: '/manual/',
  favicon: 'img/icon.svg',
  docs: [
    {
      exclude: [
        '**/_*.{js,jsx,ts,tsx,md,mdx}',
        '**/_*/**',
        '**/*.test.{js,jsx,ts,tsx}',
        '**/__tests__/**',
        '**/*.{api,info,tag,schema}.mdx',
      ],
      sidebars: './sidebars.ts',
      editUrl: 'https://git.example/edit/main/',
      onlyIncludeVersions: ['current', '2.0'],
    },
  ],
  theme: {
    css: ['src/css/custom.scss'],
    navbar: { logo: { src: 'img/icon.svg', srcDark: 'img/icon.svg' } },
    footer: { logo: { src: 'img/icon.svg' } },
    colorMode: { respectPrefersColorScheme: false },
    image: 'img/icon.svg',
  },
  plugins: [openapi({ specs: [{ file: 'specs/pets.yaml', path: 'petstore' }] }), posts()],
  preset: { 'code-files': false },
  csp: { dataFrames: true },
  links: { external: ['/docs/3.0/', '/docs/1.0/'] },
  organizationName: 'nines',
  customFields: { price: 12, key: process.env.KEY ?? 'k', plans: ['a'], nested: { deep: true } },
  // TODO: presets[0][1].blog.editUrl (line 10 of docusaurus.config.js) must be carried over by hand.
});
