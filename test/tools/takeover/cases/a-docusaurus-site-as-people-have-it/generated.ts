export default { items: ['intro'] };
