import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      discover: (_settings, _ctx, versions) => [
        { id: 'limits.md', version: '1.0', text: '# Limits' },
        { id: 'known.md', version: versions[0]?.name, text: '# Known' },
      ],
    },
  ],
});
