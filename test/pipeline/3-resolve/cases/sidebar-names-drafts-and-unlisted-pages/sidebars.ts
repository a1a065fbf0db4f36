export default {
  docs: ['guide', 'coming', 'hidden', { Soon: ['coming'] }, { type: 'category', label: 'Linked', link: { type: 'doc', id: 'coming' }, items: ['coming'] }],
};
