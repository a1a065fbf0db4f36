// The sidebars of the documentation of Nines.
import foundations, { gettingStarted } from './sidebars/a.ts';
import alerting from './sidebars/b.ts';
import d from './sidebars/d.ts';

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
    ...d,
    ...alerting,
    ...foundations,
    'glossary',
  ],
};
