export default {
  title: 'Case',
  url: 'https://case.example',
  links: {
    sites: {
      https: { index: 'https://api.example/slodocs-index.json' },
      Api: { index: 'https://api.example/slodocs-index.json' },
      a: { index: 'https://api.example/slodocs-index.json' },
      'api-2': { index: 'https://api.example/slodocs-index.json' },
      '2-api': { index: 'https://api.example/slodocs-index.json' },
      Mailto: { index: 'https://api.example/slodocs-index.json' },
    },
  },
};
