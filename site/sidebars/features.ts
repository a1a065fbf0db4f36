// Features, dashboards, reports and SLO oversight.
export default [
  {
    type: 'category',
    label: 'Features',
    description: 'Labels and search, annotations and events, budget adjustments, export, and the tools that find faults.',
    link: {
      type: 'generated-index',
      slug: '/features',
      title: 'Features',
      description: 'Labels and search, annotations and events, budget adjustments, export, and the tools that find faults.',
    },
    items: [
      'features/service-health-dashboard',
      'features/search-and-filter',
      {
        type: 'category',
        label: 'Labels',
        link: { type: 'doc', id: 'features/labels/index' },
        items: ['features/labels/labeling-conventions'],
      },
      'features/yaml-create',
      'features/slo-objective-unique-identifier',
      {
        type: 'category',
        label: 'SLO annotations',
        link: { type: 'doc', id: 'features/slo-annotations/index' },
        items: ['features/slo-annotations/annotations-ui', 'features/slo-annotations/annotations-sloctl'],
      },
      'features/events',
      {
        type: 'category',
        label: 'Budget adjustments',
        link: { type: 'doc', id: 'features/budget-adjustments/index' },
        items: [
          'features/budget-adjustments/adjustments-use-cases',
          'features/budget-adjustments/adjustments-web-app',
          'features/budget-adjustments/adjustments-sloctl',
        ],
      },
      'features/query-parameters',
      'features/query-delay',
      {
        type: 'category',
        label: 'Troubleshooting tools',
        link: { type: 'doc', id: 'features/slo-troubleshooting/index' },
        items: ['features/slo-troubleshooting/query-checker', 'features/slo-troubleshooting/event-logs'],
      },
      'features/data-export',
      'features/switch-organizations',
    ],
  },
  {
    type: 'category',
    label: 'Dashboards',
    link: { type: 'doc', id: 'dashboards/index' },
    items: [
      'dashboards/service-health-dashboard',
      'dashboards/slo-oversight-dashboard',
      'dashboards/custom-dashboards',
      'dashboards/custom-dashboards-canary',
    ],
  },
  {
    type: 'category',
    label: 'Reports',
    link: { type: 'doc', id: 'reports/index' },
    items: ['reports/reliability-rollup', 'reports/system-health-review', 'reports/sharing-reports'],
  },
  {
    type: 'category',
    label: 'SLO oversight',
    link: { type: 'doc', id: 'slo-oversight/index' },
    items: ['slo-oversight/reviews', 'slo-oversight/sloctl-review', 'slo-oversight/data-anomalies'],
  },
];
