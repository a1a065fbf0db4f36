// The sidebars of the documentation of Nines.
import foundations, { gettingStarted } from './sidebars/a.ts';
import alerting from './sidebars/b.ts';
import d from './sidebars/d';

export default {
  main: [
    'index',
    {
      type: 'category',
      label: 'Get started',
      link: { type: 'doc', id: 'getting-started/index' },
      collapsed: false,
      items: gettingStarted,
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
    ...alerting,
    'composites/index',
    ...foundations,
    ...d,
    'glossary',
  ],
};
