// The documentation of Nines: this repository's own site.
import { defineConfig } from 'slodocs';
import { sitemap } from 'slodocs/plugins';

export default defineConfig({
  title: 'Nines',
  tagline: 'Reliability that people can plan with',
  url: 'https://docs.nines.example',
  docs: [{ path: 'content', routeBasePath: '/', sidebars: './site/sidebars.ts' }],
  pages: false,
  staticDirectories: ['site/static'],
  favicon: 'img/favicon.svg',
  theme: {
    docs: { sidebar: { hideable: true } },
    announcement: {
      id: 'replay-sumo-logic',
      content: 'New in 1.155.0: Replay for Sumo Logic, in beta. <a href="/#new">See what is new</a>',
    },
    navbar: {
      title: 'Nines',
      logo: { src: 'img/favicon.svg', alt: '' },
      items: [
        { label: 'Get started', to: 'content/getting-started/index.md' },
        {
          label: 'Playbook',
          items: [
            { label: 'SLO guides', to: '/guides/slo-guides' },
            { label: 'Composite SLOs', to: 'content/composites/index.md' },
            { label: 'Decide with the budget', to: 'content/guides/slo-guides/reliability-and-error-budget.md#policy' },
          ],
        },
        {
          label: 'Help',
          items: [
            { label: 'Glossary', to: 'content/glossary.md' },
            { label: 'Support', href: 'https://support.nines.example' },
            { label: 'Write to us', href: 'mailto:support@nines.example' },
          ],
        },
        { label: 'Tags', to: '/tags' },
        { type: 'docsVersionDropdown' },
        { type: 'localeDropdown' },
        { type: 'search' },
      ],
    },
    footer: {
      logo: { src: 'img/nines.svg', srcDark: 'img/nines-dark.svg', alt: 'Nines' },
      columns: [
        {
          title: 'Documentation',
          items: [
            { label: 'Home', to: '/' },
            { label: 'Tutorials', to: 'content/getting-started/index.md' },
            { label: 'Tips', to: '/guides/slo-guides' },
            { label: 'Changelogs', to: '/#new' },
          ],
        },
        {
          title: 'Help',
          items: [
            { label: 'FAQ', href: 'https://support.nines.example/faq' },
            { label: 'Support', href: 'https://support.nines.example' },
            { label: 'Contact', href: 'https://www.nines.example/contact' },
          ],
        },
        {
          title: 'Legal',
          items: [
            { label: 'Privacy policy', href: 'https://www.nines.example/privacy' },
            { label: 'Terms of use', href: 'https://www.nines.example/terms' },
          ],
        },
      ],
      social: [
        { icon: 'github', href: 'https://git.nines.example', label: 'GitHub' },
        { icon: 'linkedin', href: 'https://linkedin.nines.example', label: 'LinkedIn' },
        { icon: 'youtube', href: 'https://video.nines.example', label: 'YouTube' },
        { icon: 'slack', href: 'https://community.nines.example', label: 'Slack community' },
      ],
      copyright: '© 2020–2025 Nines',
    },
  },
  plugins: [sitemap({ ignorePatterns: ['/tags', '/tags/**'] })],
});
