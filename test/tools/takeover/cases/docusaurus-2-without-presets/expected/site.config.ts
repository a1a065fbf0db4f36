import { defineConfig } from 'slodocs';

// Taken over from docusaurus.config.js by `slodocs init --from docusaurus`.
export default defineConfig({
  title: "Nines' manual",
  url: 'https://docs.nines.example',
  docs: [{ path: 'manual', routeBasePath: '/', sidebars: './sidebars.json' }],
  theme: { colorMode: { respectPrefersColorScheme: false } },
});
