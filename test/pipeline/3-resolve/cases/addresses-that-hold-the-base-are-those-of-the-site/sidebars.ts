export default {
  main: ['one', 'two', { type: 'link', label: 'Linked', href: '/base/docs/one#steps' }],
};
