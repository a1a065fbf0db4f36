export default {
  main: [{ type: 'dok', id: 'guide' }],
  other: 'guide',
};
