import { defineConfig } from 'slodocs';
import { tagline } from './site/taglin';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  tagline,
});
