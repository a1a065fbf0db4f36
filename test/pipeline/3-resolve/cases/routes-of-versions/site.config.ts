import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ lastVersion: 'current', versions: { current: { label: '3.0' }, '1.x': { path: 'one' }, '0.9': { noIndex: true } } }],
  preset: { 'git-dates': false, search: false, twins: false },
});
