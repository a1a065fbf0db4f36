export default {
  docs: [
    { type: 'link', label: 'Route', href: '/docs/instal' },
    { type: 'link', label: 'File', href: 'docs/instal.md' },
    { type: 'link', label: 'Static file', href: '/sheet.csv' },
    { type: 'link', label: 'Empty', href: '' },
    { type: 'link', label: 'Outer', href: 'https://status.example/nothing' },
  ],
};
