export default {
  docs: [
    'guide',
    { Empty: [] },
    { type: 'category', label: 'Empty as well', link: null, items: [] },
    { type: 'category', label: 'A page is enough', link: { type: 'doc', id: 'install' }, items: [] },
    { type: 'category', label: 'And so is an index', link: { type: 'generated-index' }, items: [] },
  ],
};
