export default {
  title: 'Site',
  url: 'https://docs.example',
  cache: {
    remote: {
      url: 'cache.example/slodocs?key=1',
      write: 'always',
      headers: { 'X Token': 'TOKEN', Authorization: 'Bearer abc' },
      timeout: 0,
    },
  },
};
