const items: unknown[] = ['guide'];
items.push({ type: 'category', label: 'Again', items });

export default { docs: items, more: ['guide', { type: 'constructor' }] };
