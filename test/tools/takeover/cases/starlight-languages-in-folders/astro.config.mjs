import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://nines.example',
  redirects: { '/': '/en', '/old': '/en/guide' },
  integrations: [
    starlight({
      title: 'Nines',
      defaultLocale: 'en',
      locales: { de: { label: 'Deutsch' }, en: { label: 'English' } },
    }),
  ],
});
