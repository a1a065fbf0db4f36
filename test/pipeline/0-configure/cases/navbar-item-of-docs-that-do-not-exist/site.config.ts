export default {
  title: 'Case',
  url: 'https://case.example',
  docs: [{ id: 'guides', path: 'docs' }],
  theme: {
    navbar: { items: [{ type: 'docsVersionDropdown' }, { type: 'doc', docId: 'guide', docsPluginId: 'guide' }] },
  },
};
