export default { docs: ['index', { type: 'link', label: 'Status', href: 'http://nines.dev/gone/sidebar' }] };
