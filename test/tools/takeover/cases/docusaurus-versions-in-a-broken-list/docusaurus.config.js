module.exports = {
  title: 'Nines',
  url: 'https://docs.nines.example',
  baseUrl: '/',
  presets: [['classic', { docs: { onlyIncludeVersions: ['current', '2.0'] } }]],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', onlyIncludeVersions: ['current'] }],
    ['@docusaurus/plugin-content-docs', { id: 'cli', path: 'cli', routeBasePath: 'cli', onlyIncludeVersions: ['current'] }],
  ],
};
