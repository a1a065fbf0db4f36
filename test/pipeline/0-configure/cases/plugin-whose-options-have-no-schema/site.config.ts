import { defineConfig, type Plugin } from 'slodocs';

function terms(options: { file?: string }): Plugin {
  return { name: 'terms', apiVersion: 1, options };
}

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [terms({ file: 'terms.yml' })],
});
