// SLO guides, composite SLOs, the SLI analyzer, Replay, the agent and the reference.
export default [
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
      'guides/slo-guides/slo-signals',
      'guides/slo-guides/reliability-and-error-budget',
      'guides/slo-guides/slo-calculations',
      'guides/slo-guides/occurrences',
      'guides/slo-guides/time-slices',
      'guides/slo-guides/rolling-slos',
      'guides/slo-guides/calendar-aligned-slos',
      'guides/slo-guides/sli-aggregations',
      'guides/slo-guides/slo-management',
    ],
  },
  {
    type: 'category',
    label: 'Composite SLOs',
    link: { type: 'doc', id: 'composites/index' },
    items: [
      'composites/essentials',
      {
        type: 'category',
        label: 'Composite SLO guides',
        description: 'Choose weights and a target for a composite SLO, and read its error budget.',
        link: {
          type: 'generated-index',
          slug: '/composites/guides',
          title: 'Composite SLO guides',
          description: 'Choose weights and a target for a composite SLO, and read its error budget.',
        },
        items: ['composites/guides/choosing-weight', 'composites/guides/choosing-target', 'composites/guides/error-budget'],
      },
      'composites/create-composite',
      'composites/use-case',
    ],
  },
  {
    type: 'category',
    label: 'Replay',
    link: { type: 'doc', id: 'replay/index' },
    items: ['replay/replay-slos', 'replay/replay-sloctl', 'replay/replay-restrictions'],
  },
  {
    type: 'category',
    label: 'SLI analyzer',
    link: { type: 'doc', id: 'sli-analyzer/index' },
    items: ['sli-analyzer/analyze-slis', 'sli-analyzer/use-cases', 'sli-analyzer/restrictions'],
  },
  {
    type: 'category',
    label: 'Nines agent',
    link: { type: 'doc', id: 'nines-agent/index' },
    items: [
      'nines-agent/helm-charts',
      'nines-agent/environment-variables',
      'nines-agent/agent-persistence',
      'nines-agent/agent-metrics',
    ],
  },
  {
    type: 'category',
    label: 'Reference',
    description: 'Facts to look up: point density, the basic tier, one vendor in detail, and what changed in these pages.',
    link: {
      type: 'generated-index',
      slug: '/reference',
      title: 'Reference',
      description: 'Facts to look up: point density, the basic tier, one vendor in detail, and what changed in these pages.',
    },
    items: ['reference/density', 'reference/basic-tier-slos', 'reference/servicenow-cloud-observability', 'reference/updates'],
  },
];
