// The sidebars of docs/.vitepress/config.mts.
export default {
  guide: [
    {
      type: 'category',
      label: 'Guide',
      collapsed: false,
      items: [
        { type: 'doc', id: 'guide/index', label: 'Introduction' },
        { type: 'doc', id: 'guide/getting-started', label: 'Getting started' },
        { type: 'doc', id: 'guide/deploy', label: 'Deploy' },
        { type: 'doc', id: 'guide/components', label: 'Components' },
        { type: 'doc', id: 'guide/snippets', label: 'Snippets' },
      ],
    },
    {
      type: 'category',
      label: 'Examples',
      collapsible: false,
      collapsed: false,
      items: [
        { type: 'doc', id: 'markdown-examples', label: 'Markdown Examples' },
        { type: 'doc', id: 'api-examples', label: 'Runtime API Examples' },
      ],
    },
  ],
  reference: [
    {
      type: 'category',
      label: 'Reference',
      collapsible: false,
      collapsed: false,
      items: [
        { type: 'doc', id: 'reference/config', label: 'Config' },
        { type: 'doc', id: 'reference/cli', label: 'CLI' },
      ],
    },
  ],
};
