import { defineConfig } from 'slodocs';
import { addRawHtml } from './add-raw-html.ts';

// Severities do not matter: no such address stays in a page.
export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  csp: false,
  plugins: [addRawHtml()],
  severity: { 'parse/code-address': 'info', 'render/code-address': 'info' },
});
