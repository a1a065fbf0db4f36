import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'stamp',
      apiVersion: 1,
      diagnostics: { faded: { severity: 'warning', summary: 'A stamp is faded.' } },
      resolve(site, ctx) {
        ctx.report({ code: 'fadd', message: 'the stamp is faded' });
        return site;
      },
    },
  ],
});
