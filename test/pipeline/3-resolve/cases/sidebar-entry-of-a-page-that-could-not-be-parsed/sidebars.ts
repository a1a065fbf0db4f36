export default { docs: ['guide', 'broken', { type: 'doc', id: 'begun' }] };
