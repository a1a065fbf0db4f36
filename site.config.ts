// Configures this repository's own site: the documentation of Nines, a fictional product.
import { defineConfig } from 'slodocs';
import { beacon, examples, openapi, posts, redirects, search, sitemap, socialCards, twins } from 'slodocs/plugins';
import { course } from './site/plugins/course.ts';
import { glossary } from './site/plugins/glossary/glossary.ts';
import { guidesFirst } from './site/plugins/guides-first.ts';
import { labelChanges } from './site/plugins/label-changes.ts';
import { listTitles } from './site/plugins/list-titles.ts';
import { ninesYaml } from './site/plugins/nines-yaml/nines-yaml.ts';
import { recentNotes } from './site/plugins/recent-notes.ts';
import { since } from './site/plugins/since/since.ts';
import { sloctlCommands } from './site/plugins/sloctl-commands/sloctl-commands.ts';

const products = ['application', 'agent', 'sloctl'] as const;
const folderOfNotes = { application: 'site/notes/application', agent: 'site/notes/agent', sloctl: 'site/notes/sloctl' };
/** Where page views are counted; nowhere unless the build says. */
const counter = process.env['NINES_ANALYTICS'];

const copyright = '© 2020–2025 Nines';

/** What readers and these pages call differently. */
const synonyms = [
  ['burnrate', 'burn rate'],
  ['slo', 'service level objective'],
  ['sli', 'service level indicator'],
  ['composite', 'aggregate slo'],
  ['silence', 'mute', 'snooze'],
  ['replay', 'backfill', 'historical data'],
  ['budget adjustment', 'maintenance window', 'downtime exclusion'],
  ['rolling window', 'sliding window'],
  ['agent', 'collector'],
];

/** The release notes of one product, below `/<product>-release-notes`. */
function notesOf(product: (typeof products)[number], title: string, description: string) {
  return posts({
    id: product,
    path: folderOfNotes[product],
    routeBasePath: `/${product}-release-notes`,
    title,
    description,
    tagsBasePath: 'rns-categories',
    postsPerPage: 5,
    tagPostsPerPage: 'ALL',
    blogSidebarCount: 10,
    blogSidebarTitle: title,
    releases: true,
    showReadingTime: false,
    feedOptions: { title: `Nines: ${title}`, description, language: 'en', copyright },
  });
}

export default defineConfig({
  title: 'Nines',
  tagline: 'Reliability that people can plan with',
  url: 'https://docs.nines.example',
  docs: [{ path: 'content', routeBasePath: '/', sidebars: './site/sidebars.ts', versions: { current: { label: 'Latest' } } }],
  pages: false,
  staticDirectories: ['site/static'],
  favicon: 'img/favicon.svg',
  theme: {
    docs: { sidebar: { hideable: true } },
    css: ['site/notes.css'],
    analytics: counter ? beacon({ url: counter }) : [],
    // All posts of this site are release notes.
    strings: {
      'theme.tags.tagsPageTitle': 'Browse by tag',
      'theme.blog.sidebar.menuLabel': 'Releases',
      'theme.blog.archive.description': 'Every release by year, and what it was about.',
      'theme.blog.post.paginator.navAriaLabel': 'Neighboring releases',
      'theme.blog.post.paginator.newerPost': 'Newer release',
      'theme.blog.post.paginator.olderPost': 'Older release',
      'theme.twins.section.posts': 'Release notes',
      'theme.SearchPage.filters.type.post': 'Release notes',
    },
    announcement: {
      id: 'application-1-155-0',
      content:
        'New in 1.155.0: Replay for Sumo Logic, in beta. <a href="/application-release-notes/1.155.0">Read the release note</a>',
    },
    navbar: {
      title: 'Nines',
      logo: { src: 'img/favicon.svg', alt: '' },
      items: [
        {
          label: 'Release notes',
          items: [
            { label: 'Application', to: '/application-release-notes' },
            { label: 'Agent', to: '/agent-release-notes' },
            { label: 'sloctl', to: '/sloctl-release-notes' },
          ],
        },
        { type: 'docSidebar', sidebarId: 'academy', label: 'SLOcademy' },
        { type: 'docSidebar', sidebarId: 'api', label: 'API' },
        {
          label: 'Playbook',
          items: [
            { label: 'SLO guides', to: '/guides/slo-guides' },
            { label: 'Composite SLO use case', to: 'content/composites/use-case.md' },
            { label: 'Fast and slow burn', to: 'content/alerting/alerting-use-cases/fast-and-slow-burn.mdx' },
            { label: 'Budget adjustment use cases', to: 'content/features/budget-adjustments/adjustments-use-cases.mdx' },
            { label: 'SLO management', to: 'content/guides/slo-guides/slo-management.md' },
          ],
        },
        {
          label: 'Help',
          items: [
            { label: 'FAQ', to: 'content/faq/index.md' },
            { label: 'Troubleshooting', to: '/guides/troubleshooting' },
            { label: 'Glossary', to: 'content/glossary.md' },
            { label: 'Contact support', href: 'https://support.nines.example' },
          ],
        },
        { label: 'Tags', to: '/tags' },
        {
          label: 'Support',
          items: [
            { label: 'Support portal', href: 'https://support.nines.example' },
            { label: 'support@nines.example', href: 'mailto:support@nines.example' },
          ],
        },
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
            { label: 'Tutorials', to: 'content/slocademy/index.md' },
            { label: 'Tips', to: '/guides/slo-guides' },
            { label: 'FAQ', to: 'content/faq/index.md' },
          ],
        },
        {
          title: 'Changelogs',
          items: [
            { label: 'Application', to: '/application-release-notes' },
            { label: 'Agent', to: '/agent-release-notes' },
            { label: 'sloctl', to: '/sloctl-release-notes' },
          ],
        },
        {
          title: 'Company',
          items: [
            { label: 'Support', href: 'https://support.nines.example' },
            { label: 'Contact', href: 'https://www.nines.example/contact' },
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
        { icon: 'rss', href: '/application-release-notes/rss.xml', label: 'Feed of application releases' },
      ],
      copyright: `${copyright}. Nines is fictional and stands for any product of its kind.`,
    },
  },
  // Old addresses in any letter case lead to one page, wherever the disk tells them apart.
  severity: { 'resolve/redirect-letter-case': 'off' },
  plugins: [
    notesOf(
      'application',
      'Application release notes',
      'What is new, improved and fixed in the Nines web application and platform.',
    ),
    notesOf('agent', 'Agent release notes', 'What is new, improved and fixed in the Nines agent, stable versions and betas.'),
    notesOf('sloctl', 'sloctl release notes', 'What is new, improved and fixed in sloctl, the command-line tool of Nines.'),
    openapi({
      specs: [
        { file: 'site/openapi/access-token.yaml', path: 'api/access-token', label: 'Access token' },
        {
          file: 'site/openapi/slo-status.yaml',
          path: 'api/slo-status',
          label: 'SLO status v2',
          versions: [
            {
              file: 'site/openapi/slo-status-v1.yaml',
              path: 'api/deprecated/slo-status',
              label: 'SLO status v1',
              deprecated: true,
            },
          ],
        },
        { file: 'site/openapi/annotations.yaml', path: 'api/annotations', label: 'Annotations' },
        { file: 'site/openapi/adjustments.yaml', path: 'api/adjustments', label: 'Budget adjustments (beta)' },
        { file: 'site/openapi/audit-log.yaml', path: 'api/audit-log', label: 'Audit log' },
        { file: 'site/openapi/reports.yaml', path: 'api/reports', label: 'Reports' },
      ],
    }),
    guidesFirst(products),
    recentNotes(products, 5),
    since(folderOfNotes),
    course(),
    labelChanges('site/notes'),
    listTitles(products.map((product) => `/${product}-release-notes`)),
    redirects({ file: 'site/redirects.tsv', fromExtensions: ['html'] }),
    search({ tests: 'site/search.test.yml', synonyms }),
    sitemap({ ignorePatterns: ['/tags', '/tags/**', '/*/rns-categories', '/*/rns-categories/**'] }),
    // Drawing them takes as long as rendering all pages: `CARDS=off` leaves them out.
    ...(process.env['CARDS'] === 'off' ? [] : [socialCards()]),
    twins({ directive: true, llms: { lists: true, exclude: ['/*/page/*'] } }),
    ninesYaml({ schemas: 'site/schemas/**/*.json' }),
    sloctlCommands(),
    examples({ openapi: ['site/openapi/*.yaml'] }),
    glossary({ page: 'content/glossary.md', route: '/glossary', words: 'site/glossary.yml', exclude: ['content/index.mdx'] }),
  ],
});
