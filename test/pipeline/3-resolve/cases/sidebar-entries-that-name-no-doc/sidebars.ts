import type {} from 'slodocs';

const more = ['guid'];

export default {
  docs: [
    'instal',
    { type: 'doc', id: 'api/limit' },
    { type: 'ref', id: 'zebra' },
    { Category: ['limits', 'Guide'] },
    { type: 'category', label: 'More', link: { type: 'doc', id: 'apis/limits' }, items: more },
  ],
};
