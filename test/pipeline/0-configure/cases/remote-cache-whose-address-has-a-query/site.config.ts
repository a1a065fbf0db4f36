export default {
  title: 'Site',
  url: 'https://docs.example',
  cache: { remote: { url: 'https://cache.example/slodocs?signature=1' } },
};
