export default { docs: ['01-guide', '02-api/01-limits', 'guide.md', './guide'] };
