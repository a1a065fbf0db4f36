export default { docs: ['start', 'guide'] };
