export default {
  main: ['index',
};
