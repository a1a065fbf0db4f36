import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  theme: { navbar: { items: [{ label: 'Docs\0', to: '/docs' }] } },
});
