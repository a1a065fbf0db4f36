import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  variants: { product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' } } },
  markdown: { variables: { host: { cloud: 'nines.example', server: 'nines.local' } }, interpolate: true },
});
