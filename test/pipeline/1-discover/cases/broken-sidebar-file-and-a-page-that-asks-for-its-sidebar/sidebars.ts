export default { main: ['index' };
