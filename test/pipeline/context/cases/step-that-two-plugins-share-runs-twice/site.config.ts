import { defineConfig } from 'slodocs';

const diagnostics = { ran: { severity: 'info', summary: 'A step ran.' } } as const;
const count = (name: string) => (_: unknown, file: any) =>
  file.data.slodocs.report({ code: 'ran', message: `the step ran for "${name}"` }, undefined);

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [
    { name: 'one', apiVersion: 1, diagnostics, markdown: () => ({ remark: [[count, 'one']] }) },
    { name: 'two', apiVersion: 1, diagnostics, markdown: () => ({ remark: [[count, 'two']] }) },
  ],
});
