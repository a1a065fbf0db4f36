import c from './sidebars/c.ts';

// The sidebars of the documentation of Nines.
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
    {
      type: 'category',
      label: 'SLO guides',
      description: 'How Nines calculates reliability and error budgets, and how to choose between the methods.',
      link: {
        type: 'generated-index',
        slug: '/guides/slo-guides',
        title: 'SLO guides',
        description: 'How Nines calculates reliability and error budgets, and how to choose between the methods.',
      },
      collapsed: false,
      items: [
        'guides/slo-guides/slo-calculations',
        'guides/slo-guides/reliability-and-error-budget',
        'guides/slo-guides/occurrences',
        'guides/slo-guides/time-slices',
      ],
    },
    'composites/index',
    ...c,
    'glossary',
  ],
};
