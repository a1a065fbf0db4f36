export default { docs: ['index', 'api/boats/index'] };
