import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ versions: { '2.0.': { label: 'Two' }, nightly: { badge: false } } }],
  preset: { 'git-dates': false, search: false, twins: false },
});
