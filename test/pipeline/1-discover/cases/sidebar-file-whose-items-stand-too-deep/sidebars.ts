let items: unknown = ['guide'];
for (let level = 0; level < 5000; level++) items = [{ type: 'category', label: 'More', items }];

export default { docs: items };
