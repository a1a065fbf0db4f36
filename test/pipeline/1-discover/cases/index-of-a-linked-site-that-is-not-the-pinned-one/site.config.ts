export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  links: {
    sites: {
      api: { index: 'vendor', digest: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
      same: { index: 'vendor', digest: 'sha256-9TCjGVx98OBTXHIw8BYj0l0vbqgywF9tIOhWCV+/GHY=' },
    },
  },
};
