import { defineConfig, definePlugin } from 'slodocs';
import { redirects } from 'slodocs/plugins';

// Taken over from astro.config.mjs by `slodocs init --from starlight`.
export default defineConfig({
  title: 'My Docs',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: { en: { label: 'English' }, fr: { label: 'Français' } },
  },
  url: 'https://star.example',
  baseUrl: '/docs',
  trailingSlash: true,
  favicon: 'favicon.svg',
  staticDirectories: ['public'],
  docs: [
    {
      path: 'src/content/docs',
      routeBasePath: '/',
      sidebars: './sidebars.ts',
      editUrl: 'https://github.com/x/y/edit/main/',
      numberPrefixParser: false,
      translations: 'src/content/docs/{locale}',
    },
  ],
  markdown: { format: 'detect' },
  theme: {
    navbar: { items: [{ type: 'localeDropdown', position: 'right' }] },
    footer: {
      social: [{ icon: 'github', href: 'https://github.com/withastro/starlight', label: 'GitHub' }],
    },
    tableOfContents: { maxHeadingLevel: 4 },
    css: ['src/styles/custom.css'],
  },
  plugins: [
    redirects({
      rules: [
        { from: '/old', to: '/guides/example' },
        { from: '/x/*', to: '/guides/*', status: 302 },
      ],
    }),
    definePlugin({
      name: 'head-elements',
      apiVersion: 1,
      head: () => [
        { tag: 'script', attributes: { src: 'https://x.example/a.js', defer: true } },
      ],
    }),
  ],
  // TODO: astro-icon (line 40 of astro.config.mjs) is not carried over.
  // TODO: the logo (line 15 of astro.config.mjs) must be carried over by hand.
  // TODO: the stylesheets (line 18 of astro.config.mjs) must be carried over by hand.
  // TODO: starlight-blog (line 22 of astro.config.mjs) is not carried over.
  // TODO: the sidebar entry guides/gone (line 32 of astro.config.mjs) must be carried over by hand.
});
