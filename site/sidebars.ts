// The sidebars of the documentation of Nines.

import alerting from './sidebars/alerting.ts';
import features from './sidebars/features.ts';
import foundations, { gettingStarted } from './sidebars/foundations.ts';
import guides from './sidebars/guides.ts';

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
    ...guides,
    ...alerting,
    ...features,
    ...foundations,
    'glossary',
  ],
};
