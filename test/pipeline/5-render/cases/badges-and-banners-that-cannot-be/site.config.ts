import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Badges', url: 'https://badges.example', docs: [{ sidebars: './sidebars.ts' }], preset: { search: false, 'git-dates': false, twins: false } });
