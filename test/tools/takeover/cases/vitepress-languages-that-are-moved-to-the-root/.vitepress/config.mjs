export default {
  title: 'Nines',
  lang: 'en-US',
  srcExclude: ['en/drafts/**', 'de/drafts/**'],
  sitemap: { hostname: 'https://docs.nines.example' },
  rewrites: { 'en/:rest*': ':rest*' },
  locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
  themeConfig: { sidebar: [{ text: 'Guide', link: '/guide' }] },
};
