import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  cache: {
    remote: {
      url: 'https://ci:password@cache.example/slodocs?v=1',
      headers: { 'X Token': 'TOKEN', Authorization: 'Bearer abc' },
      protocol: 'basel',
      write: 'always',
      timeout: 0,
    },
  },
});
