export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  links: {
    sites: {
      altered: { index: 'vendor/altered.json' },
      cut: { index: 'vendor/cut.json' },
      foreign: { index: './vendor/foreign.json' },
      gone: { index: 'vendor/gone.json' },
      newer: { index: 'vendor/newer.json' },
      secret: { index: 'vendor' },
    },
  },
};
