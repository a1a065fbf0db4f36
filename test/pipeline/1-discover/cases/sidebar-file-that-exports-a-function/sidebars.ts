export default () => ({ main: ['index'] });
