// Alerting: concepts first, in the order in which a newcomer reads, then the alert methods.
export default [
  {
    type: 'category',
    label: 'Alerting',
    link: { type: 'doc', id: 'alerting/index' },
    items: [
      {
        type: 'category',
        label: 'Alerting conditions',
        link: { type: 'doc', id: 'alerting/alerting-conditions/index' },
        items: [
          'alerting/alerting-conditions/burn-rate',
          'alerting/alerting-conditions/budget-would-be-exhausted',
          'alerting/alerting-conditions/remaining-budget',
          'alerting/alerting-conditions/budget-drop',
        ],
      },
      'alerting/alert-presets',
      {
        type: 'category',
        label: 'Observation model',
        link: { type: 'doc', id: 'alerting/observation-model/index' },
        items: ['alerting/observation-model/alerting-window-troubleshooting'],
      },
      {
        type: 'category',
        label: 'Alerting use cases',
        description: 'Alert policies worked out from a situation to the last number.',
        link: {
          type: 'generated-index',
          slug: '/alerting/alerting-use-cases',
          title: 'Alerting use cases',
          description: 'Alert policies worked out from a situation to the last number.',
        },
        items: ['alerting/alerting-use-cases/fast-and-slow-burn'],
      },
      'alerting/alerting-center',
      'alerting/alert-details',
      {
        type: 'category',
        label: 'Alert silence',
        link: { type: 'doc', id: 'alerting/alert-silence/index' },
        items: ['alerting/alert-silence/alert-silence-ui'],
      },
      {
        type: 'category',
        label: 'Alert methods',
        link: { type: 'doc', id: 'alerting/alert-methods/index' },
        items: [
          'alerting/alert-methods/email',
          'alerting/alert-methods/slack',
          'alerting/alert-methods/ms-teams',
          'alerting/alert-methods/discord',
          'alerting/alert-methods/pagerduty',
          'alerting/alert-methods/opsgenie',
          'alerting/alert-methods/servicenow',
          'alerting/alert-methods/jira',
          'alerting/alert-methods/webhook',
        ],
      },
    ],
  },
];
