import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  variants: { product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' } } },
  markdown: {
    variables: {
      host: { cloud: 'a.example' },
      port: { clod: '1', server: '2' },
      none: {},
    },
  },
});
