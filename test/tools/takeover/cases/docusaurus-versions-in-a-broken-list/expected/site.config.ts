import { defineConfig } from 'slodocs';

// Taken over from docusaurus.config.js by `slodocs init --from docusaurus`.
export default defineConfig({
  title: 'Nines',
  url: 'https://docs.nines.example',
  docs: [
    { onlyIncludeVersions: ['current', '2.0'] },
    { id: 'api', path: 'api', routeBasePath: 'api', onlyIncludeVersions: ['current'] },
    { id: 'cli', path: 'cli', routeBasePath: 'cli', onlyIncludeVersions: ['current'] },
  ],
  theme: { colorMode: { respectPrefersColorScheme: false } },
  links: { external: ['/cli/1.0/'] },
});
