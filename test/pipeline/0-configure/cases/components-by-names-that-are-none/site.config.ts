import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  theme: { components: { price: './site/Price.tsx', 'Two words': './site/Price.tsx', Empty: '' } },
});
