export default {
  docs: [
    'guide',
    { type: 'category', label: 'No items' },
    { type: 'category', label: 'None', items: undefined },
    { type: 'category', label: '', items: ['guide'] },
    { type: 'category', label: 1.4, items: ['guide'] },
    { type: 'link', label: '', href: 'https://example.org' },
  ],
};
