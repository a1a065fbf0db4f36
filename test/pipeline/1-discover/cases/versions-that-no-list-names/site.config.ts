import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  docs: [{ path: 'docs' }, { id: 'api', path: 'api', routeBasePath: 'api' }],
  preset: { 'git-dates': false, search: false, twins: false },
});
