import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  theme: {
    navbar: {
      items: [
        { type: 'doc', docId: 'giude' },
        { type: 'doc', docId: 'draft' },
        { type: 'docSidebar', sidebarId: 'defaultSidebars' },
        { type: 'dropdown', label: 'More', items: [{ type: 'docSidebar', sidebarId: 'reference', label: 'Reference' }] },
      ],
    },
  },
});
