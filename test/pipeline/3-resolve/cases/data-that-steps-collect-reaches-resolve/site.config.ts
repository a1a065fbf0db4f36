import { defineConfig, definePlugin } from 'slodocs';

const collectTerms = () => (tree, file) => {
  const { collect } = file.data.slodocs;
  for (const paragraph of tree.children)
    for (const node of paragraph.children ?? []) {
      const found = node.type === 'strong' ? { term: node.children[0].value } : undefined;
      if (!found) continue;
      collect(found, node);
      // What has been collected stays as it was.
      found.term = 'changed';
    }
};

// Warns of a term that two pages define.
const terms = definePlugin({
  name: 'terms',
  apiVersion: 1,
  diagnostics: { 'defined-twice': { severity: 'warning', summary: 'Two pages define one term.' } },
  markdown: () => ({ remark: [collectTerms] }),
  resolve(site, ctx) {
    const first = new Map();
    for (const { plugin, data, place, path } of site.collected) {
      if (plugin !== 'terms') continue;
      const known = first.get(data.term);
      if (!known) first.set(data.term, path);
      else ctx.report({ code: 'defined-twice', message: `"${known}" defines ${data.term} as well`, help: 'Link to it.', place });
    }
    return site;
  },
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [terms],
});
