// The sidebar of astro.config.mjs.
export default {
  docs: [
    {
      type: 'category',
      label: 'Guides',
      collapsed: false,
      items: ['guides/start', { type: 'doc', id: 'guides/install', label: 'Install' }],
    },
    {
      type: 'category',
      label: 'Guides',
      key: 'Guides 2',
      collapsed: false,
      items: [{ type: 'link', label: 'Forum', href: 'https://forum.nines.example' }],
    },
  ],
};
