import { defineConfig } from 'slodocs';
import { navbar, rest } from './site/navbar';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: { navbar },
  ...rest,
});
