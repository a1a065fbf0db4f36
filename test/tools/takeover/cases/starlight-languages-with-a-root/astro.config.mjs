import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://nines.example',
  redirects: { '/old': '/guides/start', '/de/old': '/de/guides/start', '/de/alt': '/de/guides/start' },
  integrations: [
    starlight({
      title: { en: 'Nines', de: 'Neun' },
      locales: {
        root: { label: 'English', lang: 'en' },
        de: { label: 'Deutsch' },
        'pt-br': { label: 'Português do Brasil', lang: 'pt-BR' },
        ar: { label: 'العربية', dir: 'rtl' },
      },
      editLink: { baseUrl: 'https://git.nines.example/edit/main/' },
      sidebar: [
        {
          label: 'Guides',
          translations: { de: 'Anleitungen', 'pt-BR': 'Guias' },
          items: [{ slug: 'guides/start' }, { label: 'Install', slug: 'guides/install', translations: { de: 'Einrichten' } }],
        },
        {
          label: 'Guides',
          translations: { de: 'Weitere Anleitungen' },
          items: [{ label: 'Forum', link: 'https://forum.nines.example', translations: { de: 'Das Forum' } }],
        },
      ],
    }),
  ],
});
