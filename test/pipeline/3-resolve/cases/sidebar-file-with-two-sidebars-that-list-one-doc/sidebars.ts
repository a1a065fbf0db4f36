export default { first: ['guide', 'install'], second: [{ type: 'ref', id: 'install' }, 'guide', 'api/limits'] };
