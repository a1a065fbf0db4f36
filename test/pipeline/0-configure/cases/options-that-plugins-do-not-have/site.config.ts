import { defineConfig } from 'slodocs';
import { admonitions, codeHighlight, redirects, sitemap, twins } from 'slodocs/plugins';

const sitemapOptions = { filename: 'map.xml', priorty: 0.5 };

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    admonitions({ keyword: ['exercise'] }),
    codeHighlight({ additionalLanguages: ['java'] }),
    redirects({ redirects: [{ from: '/old', to: '/' }], hosts: ['netlifi'] }),
    sitemap(sitemapOptions),
    twins({ llms: { full: 'no' } }),
  ],
} as never);
