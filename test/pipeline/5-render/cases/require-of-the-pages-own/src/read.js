export default (name) => `imported ${name}`;
