export default {
  title: 'Case',
  url: 'https://case.example',
  theme: {
    navbar: {
      logo: { src: 'logo.svg', width: 0 },
      items: [
        { type: 'docs', docId: 'guide' },
        { type: 'doc', label: 'Guide' },
        { type: 'docSidebar', sidebarId: 'main', to: '/docs' },
        { type: 'html', label: 'Bold', value: '<b>Bold</b>' },
        { type: 'dropdown', label: 'More', items: [{ to: '/docs' }] },
        { type: 'docsVersionDropdown', versions: 'all' },
      ],
    },
    footer: {
      columns: [{ title: 'More', items: [{ html: '<b>x</b>', label: 'x' }, { label: 'Nowhere' }] }],
      social: [{ icon: 'gitbub', href: 'https://git.example', label: 'Code' }],
    },
    announcement: { id: 'x', content: '' },
  },
};
