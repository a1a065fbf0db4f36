// The sidebars of the documentation of Nines.
import d from './sidebars/d';

export default {
  main: [
    'index',
    {
      type: 'category',
      label: 'Get started',
      link: { type: 'doc', id: 'getting-started/index' },
      collapsed: false,
      items: ['getting-started/slo-introduction', 'getting-started/nines-resources/index'],
    },
    ...d,
    'glossary',
  ],
};
