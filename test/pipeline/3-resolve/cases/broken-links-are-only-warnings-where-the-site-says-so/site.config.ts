import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'throw',
  severity: { 'resolve/broken-image': 'off' },
  preset: { 'git-dates': false, search: false, twins: false },
});
