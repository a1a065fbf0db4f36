// The documentation of Nines: this repository's own site.
import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';

export default defineConfig({
  title: 'Nines',
  tagline: 'Reliability that people can plan with',
  url: 'https://docs.nines.example',
  docs: [{ path: 'content', routeBasePath: '/', sidebars: './site/sidebars.ts' }],
  pages: { path: 'site/pages' },
  staticDirectories: ['site/static'],
  favicon: 'img/favicon.svg',
  theme: {
    navbar: {
      title: 'Nines',
      logo: { src: 'img/favicon.svg', alt: '' },
      items: [
        { label: 'Get started', to: 'content/getting-started/index.md' },
        { label: 'SLO guides', to: '/guides/slo-guides' },
        { label: 'Composites', to: 'content/composites/index.md' },
        { label: 'Glossary', to: 'content/glossary.md' },
        { label: 'Tags', to: '/tags' },
      ],
    },
    footer: {
      columns: [
        {
          title: 'Learn',
          items: [
            { label: 'What an SLO is', to: 'content/getting-started/slo-introduction.md' },
            { label: 'SLO calculations', to: 'content/guides/slo-guides/slo-calculations.mdx' },
            { label: 'Reliability and error budget', to: 'content/guides/slo-guides/reliability-and-error-budget.md' },
          ],
        },
        {
          title: 'Nines',
          items: [
            { label: 'Web application', href: 'https://app.nines.example' },
            { label: 'Support', href: 'mailto:support@nines.example' },
          ],
        },
      ],
      copyright: '© 2020–2025 Nines',
    },
  },
  plugins: [sitemap({ ignorePatterns: ['/tags', '/tags/**'] })],
});
