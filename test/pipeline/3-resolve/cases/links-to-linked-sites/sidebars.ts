export default { docs: ['guide', 'words', { type: 'link', label: 'Install', href: 'api:guide/install#linx' }] };
