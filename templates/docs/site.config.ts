import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Site title',
  url: 'https://site.example',
  favicon: 'img/logo.svg',
  docs: [{ routeBasePath: '/', sidebars: './sidebars.ts' }],
  theme: {
    navbar: {
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { label: 'Start', to: 'docs/start/edit-a-page.md', position: 'left' },
        { label: 'Write', to: 'docs/write/text.md', position: 'left' },
        { label: 'Reference', to: 'docs/reference/settings.md', position: 'left' },
      ],
    },
    footer: {
      columns: [
        {
          title: 'Start',
          items: [
            { label: 'Edit a page', to: 'docs/start/edit-a-page.md' },
            { label: 'Add pages', to: 'docs/start/add-pages.md' },
            { label: 'Publish', to: 'docs/start/publish.md' },
          ],
        },
        {
          title: 'Write',
          items: [
            { label: 'Text', to: 'docs/write/text.md' },
            { label: 'Code', to: 'docs/write/code.md' },
            { label: 'Components', to: 'docs/write/components.mdx' },
          ],
        },
      ],
    },
  },
});
