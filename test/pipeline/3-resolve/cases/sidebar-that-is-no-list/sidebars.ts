export default { docs: 'guide', more: null };
