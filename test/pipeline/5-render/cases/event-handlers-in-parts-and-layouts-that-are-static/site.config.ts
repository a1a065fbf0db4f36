import { defineConfig, definePlugin } from 'slodocs';

const report = {
  kind: 'listing',
  title: 'Report',
  description: '',
  unlisted: false,
  lastUpdate: undefined,
  origin: 'reports',
  props: {},
  data: {},
  layout: 'report',
  route: { locale: 'en', version: null, path: '/report' },
} as const;

const reports = definePlugin({
  name: 'reports',
  apiVersion: 1,
  theme: { from: import.meta.url, layouts: { report: './site/Report.tsx' } },
  resolve: (site) => ({ ...site, pages: [...site.pages, report] }),
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [reports],
  theme: { slots: { Footer: './site/Footer.tsx', TocEnd: './site/TocEnd.tsx' } },
});
