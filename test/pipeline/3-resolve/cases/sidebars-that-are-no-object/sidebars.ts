export default ['guide'];
