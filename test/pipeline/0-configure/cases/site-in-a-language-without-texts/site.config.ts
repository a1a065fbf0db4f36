import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  lang: 'sv',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { strings: { 'theme.common.skipToMainContent': 'Aller au contenu' } },
});
