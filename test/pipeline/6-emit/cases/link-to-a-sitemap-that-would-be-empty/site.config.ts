import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Case', url: 'https://case.example', noIndex: true, preset: { 'git-dates': false, search: false, twins: false } });
