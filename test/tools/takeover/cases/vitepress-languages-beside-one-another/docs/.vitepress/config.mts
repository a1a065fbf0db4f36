import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Nines',
  base: '/manual/',
  cleanUrls: true,
  sitemap: { hostname: 'https://nines.example' },
  themeConfig: {
    socialLinks: [{ icon: 'github', link: 'https://github.com/nines' }],
    editLink: { pattern: 'https://git.nines.example/edit/main/docs/:path', text: 'Edit' },
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en-US',
      description: 'Objectives for everyone',
      themeConfig: {
        nav: [
          { text: 'Guide', link: '/guide/start' },
          { text: 'Links', items: [{ text: 'Status', link: 'https://status.nines.example' }, { text: 'Terms', link: '/terms' }] },
        ],
        sidebar: {
          '/guide/': [
            { text: 'First steps', items: [{ text: 'Start here', link: '/guide/start' }, { text: 'Install', link: '/guide/install' }] },
            { text: 'Later', items: [{ text: 'Upgrade', link: '/guide/upgrade' }] },
          ],
        },
        footer: { copyright: 'Made by many' },
      },
    },
    fr: {
      label: 'Français',
      lang: 'fr-FR',
      link: '/fr/guide/start',
      title: 'Neufs',
      description: 'Des objectifs pour tous',
      themeConfig: {
        nav: [
          { text: 'Le guide', link: '/fr/guide/start' },
          { text: 'Liens', items: [{ text: 'État', link: 'https://status.nines.example' }, { text: 'Presse', link: '/fr/press' }] },
        ],
        sidebar: {
          '/fr/guide/': [
            { text: 'Premiers pas', items: [{ text: 'Commencer', link: '/fr/guide/start' }, { text: 'Installer', link: '/fr/guide/install' }] },
            { text: 'Presse', items: [{ text: 'Photos', link: '/fr/press' }] },
          ],
        },
        outline: { label: 'Sur cette page' },
        docFooter: { prev: 'Avant', next: 'Après' },
        editLink: { pattern: 'https://git.nines.example/edit/main/docs/:path', text: 'Modifier' },
        footer: { copyright: 'Fait par beaucoup' },
        returnToTopLabel: 'Vers le haut',
        darkModeSwitchLabel: 'Apparence',
      },
    },
    ar: { label: 'العربية', lang: 'ar', dir: 'rtl' },
    ja: { label: '日本語', link: 'https://ja.nines.example' },
  },
})
