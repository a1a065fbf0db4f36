export default {
  title: 'Case',
  url: 'https://case.example',
  links: {
    index: 'yes',
    sites: {
      files: { index: 'ftp://api.example/slodocs-index.json' },
      login: { index: 'https://jane:secret@api.example/slodocs-index.json' },
      empty: { index: '' },
      pinned: { index: 'vendor/api.json', digest: 'sha256-short' },
      bare: {},
      other: { index: 'vendor/api.json', digset: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
    },
  },
};
