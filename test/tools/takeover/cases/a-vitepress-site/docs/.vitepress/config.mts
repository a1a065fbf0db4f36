import { defineConfig } from 'vitepress'

// https://vitepress.dev/reference/site-config
export default defineConfig({
  title: "My Awesome Project",
  description: "A VitePress Site",
  lastUpdated: true,
  head: [['link', { rel: 'icon', href: '/logo.svg' }], ['meta', { name: 'theme-color', content: '#5f67ee' }], ['script', {}, 'window.x = 1']],
  sitemap: { hostname: 'https://awesome.example' },
  markdown: { lineNumbers: true },
  themeConfig: {
    // https://vitepress.dev/reference/default-theme-config
    logo: '/logo.svg',
    nav: [
      { text: 'Home', link: '/' },
      { text: 'Guide', link: '/guide/getting-started', activeMatch: '/guide/' },
      { text: 'Examples', link: '/markdown-examples' },
      { text: 'More', items: [
        { text: 'Changelog', link: 'https://github.com/x/y/blob/main/CHANGELOG.md' },
        { items: [{ text: 'Reference', link: '/reference/config' }] } ] }
    ],
    sidebar: {
      '/guide/': [
        { text: 'Guide', collapsed: false, items: [
          { text: 'Introduction', link: '/guide/' },
          { text: 'Getting <b>started</b>', link: '/guide/getting-started' },
          { text: 'Deploy', link: '/guide/deploy.html' },
          { text: 'Components', link: '/guide/components' },
          { text: 'Snippets', link: '/guide/snippets' } ] },
        { text: 'Examples', items: [
          { text: 'Markdown Examples', link: '/markdown-examples' },
          { text: 'Runtime API Examples', link: '/api-examples' } ] }
      ],
      '/reference/': { base: '/reference/', items: [ { text: 'Reference', items: [{ text: 'Config', link: 'config' }, { text: 'CLI', link: 'cli' }, { text: 'Gone', link: 'gone' }] } ] }
    },
    outline: [2, 3],
    socialLinks: [ { icon: 'github', link: 'https://github.com/vuejs/vitepress' }, { icon: 'npm', link: 'https://npmjs.com/x' } ],
    footer: { message: 'Released under the MIT License.', copyright: 'Copyright © 2019-present Evan You' },
    editLink: { pattern: 'https://github.com/x/y/edit/main/docs/:path', text: 'Edit' },
    search: { provider: 'local' }
  }
})
