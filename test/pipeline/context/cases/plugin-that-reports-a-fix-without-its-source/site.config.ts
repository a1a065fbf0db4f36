import { defineConfig } from 'slodocs';

const place = { file: 'docs/index.md', start: { line: 3, column: 1 }, end: { line: 3, column: 5 } };

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'words',
      apiVersion: 1,
      diagnostics: { short: { severity: 'warning', summary: 'A text is short.' } },
      resolve(site, ctx) {
        ctx.report({ code: 'short', message: 'the text is short', place, fix: { title: 'write "More"', place, text: 'More' } });
        return site;
      },
    },
  ],
});
