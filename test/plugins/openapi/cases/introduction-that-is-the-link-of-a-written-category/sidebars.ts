export default {
  docs: [
    'index',
    {
      type: 'category',
      label: 'API',
      link: { type: 'doc', id: 'api/boats/index' },
      items: ['api/boats/list-boats', { type: 'category', label: 'Deep', link: { type: 'doc', id: 'api/boats/make-boat' }, items: ['end'] }],
    },
  ],
};
