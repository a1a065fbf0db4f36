import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  variants: {
    Product: { label: 'Product', values: { cloud: 'Cloud' } },
    plan: { label: '', values: { all: 'All', 'a b': 'Both' }, default: 'pro' },
    os: { label: 'System', values: {} },
    tier: { label: 'Tier', values: { one: 'One' }, publish: 'two' },
  },
  markdown: { variables: { '1st': 'x' } },
});
