// The sidebars of docs/.vitepress/config.mts.
export default {
  guide: [
    {
      type: 'category',
      label: 'First steps',
      collapsible: false,
      collapsed: false,
      items: [
        { type: 'doc', id: 'guide/start', label: 'Start here' },
        { type: 'doc', id: 'guide/install', label: 'Install' },
      ],
    },
    {
      type: 'category',
      label: 'Later',
      collapsible: false,
      collapsed: false,
      items: [{ type: 'doc', id: 'guide/upgrade', label: 'Upgrade' }],
    },
  ],
};
