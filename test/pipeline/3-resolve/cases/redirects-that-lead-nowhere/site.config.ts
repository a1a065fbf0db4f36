import { defineConfig } from 'slodocs';
import { redirects } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  plugins: [redirects({
      rules: [
        { from: '/a', to: '/docs/instal' },
        { from: '/b', to: '/docs/install#on-linus' },
        { from: '/c', to: '/guide.pdf' },
        { from: '/d', to: '/giude.pdf' },
        { from: '/e', to: '/docs/draft' },
        { from: '/f', to: 'javascript:alert(1)' },
        { from: '/g', to: 'https://other.example/somewhere' },
        { from: '/h', to: 'docs/install.md' },
        { from: '/i', to: 'somewhere' },
      ],
    })],
  preset: { 'git-dates': false, search: false, twins: false },
});
