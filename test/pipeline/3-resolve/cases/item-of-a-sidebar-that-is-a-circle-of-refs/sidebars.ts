const first = { type: 'category', label: 'First', items: [] as unknown[] };
const second = { type: 'category', label: 'Second', items: [first] };
first.items.push('guide', second);

export default { main: [first, { type: 'ref', id: 'guide' }, { type: 'ref', id: 'guide' }] };
