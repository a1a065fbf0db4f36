import { defineConfig } from 'slodocs';
import { tags } from 'slodocs/plugins';
import { webhooks } from 'slodocs-webhooks';

export default defineConfig({
  title: 'Nines webhooks',
  url: 'https://webhooks.example',
  docs: [{ routeBasePath: '/' }],
  plugins: [tags({ onInlineTags: 'ignore' }), webhooks({ file: 'events.yaml' })],
});
