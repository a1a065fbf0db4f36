export default {
  main: [
    'one',
    { type: 'link', label: 'Errors', href: '/errors' },
    { type: 'category', label: 'More', items: [{ type: 'link', label: 'Draft', href: '/docs/draft' }] },
  ],
};
