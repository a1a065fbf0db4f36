import { defineConfig } from 'slodocs';
import { tags } from 'slodocs/plugins';
import { webhooks } from 'slodocs-webhooks';

export default defineConfig({
  title: 'Nines webhooks',
  url: 'https://webhooks.example',
  docs: [{ routeBasePath: '/' }],
  theme: { slots: { ContentEnd: './parts/Handled.tsx', DocFooter: './parts/Support.tsx' } },
  plugins: [tags({ onInlineTags: 'ignore' }), webhooks({ file: 'events.yaml' })],
});
