export default { title: 'Other', url: 'https://other.example' };
