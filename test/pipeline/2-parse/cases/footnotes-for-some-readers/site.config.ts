import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  variants: {
    product: { label: 'Product', values: { cloud: 'Cloud', server: 'Server' } },
    plan: { label: 'Plan', values: { free: 'Free', pro: 'Pro', max: 'Max' } },
  },
});
