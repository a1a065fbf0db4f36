export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  links: {
    sites: {
      api: { index: 'http://127.0.0.1:4/docs/slodocs-index.json' },
      web: { index: 'http://127.0.0.1:4/slodocs-index.json' },
    },
  },
};
