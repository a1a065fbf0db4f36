export default {
  docs: ['index', { type: 'link', label: 'Code\0', href: 'https://host.example' }],
};
