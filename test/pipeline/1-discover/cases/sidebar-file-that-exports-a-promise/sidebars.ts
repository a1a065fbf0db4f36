export default Promise.resolve({ docs: ['guide'] });
