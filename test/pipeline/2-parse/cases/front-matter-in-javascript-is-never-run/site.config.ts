import { defineConfig } from 'slodocs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    {
      name: 'witness',
      apiVersion: 1,
      diagnostics: { ran: { severity: 'error', summary: 'Front matter ran.' } },
      resolve(site, ctx) {
        if (existsSync(join(process.cwd(), 'front-matter-ran.txt'))) ctx.report({ code: 'ran', message: 'front matter ran' });
        return site;
      },
    },
  ],
});
