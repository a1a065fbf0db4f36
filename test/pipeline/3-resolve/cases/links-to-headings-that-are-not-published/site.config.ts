import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar: { items: [{ label: 'Sign in', to: '/docs/guide#sign-in' }] } },
  variants: { product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' }, publish: 'server' } },
});
