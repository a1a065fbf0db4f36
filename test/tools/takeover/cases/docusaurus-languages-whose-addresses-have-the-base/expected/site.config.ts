import { defineConfig } from 'slodocs';

// Taken over from docusaurus.config.js by `slodocs init --from docusaurus`.
export default defineConfig({
  title: 'Nines',
  url: 'https://docs.nines.example',
  baseUrl: '/base',
  theme: { colorMode: { respectPrefersColorScheme: false } },
  links: { external: ['/fr/', '/de/', '/italiano/', '/elsewhere/es/'] },
});
