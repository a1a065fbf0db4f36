import { redirects } from 'slodocs/plugins';

export default {
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [redirects({ rules: [{ from: '/api', to: 'api:guide/install#linux' }] })],
  links: { sites: { api: { index: 'vendor/slodocs-index.json' } } },
};
