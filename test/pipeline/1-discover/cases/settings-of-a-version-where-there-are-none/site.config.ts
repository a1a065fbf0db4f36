import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ versions: { '1.0': { label: 'One' } } }],
  preset: { 'git-dates': false, search: false, twins: false },
});
