import { redirects } from 'slodocs/plugins';

export default {
  title: 'Case',
  url: 'https://case.example',
  baseUrl: '/docs/',
  trailingSlash: true,
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [redirects({ rules: [{ from: '/old', to: '/guide#setup' }, { from: '/far', to: 'https://far.example/' }] })],
  docs: [{ routeBasePath: '/' }],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: { de: { url: 'https://case.de.example', baseUrl: '/' } } },
  links: { index: true },
};
