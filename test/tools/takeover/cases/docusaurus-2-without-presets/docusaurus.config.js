/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: "Nines' manual",
  url: 'https://docs.nines.example',
  baseUrl: '/',
  plugins: [[require.resolve('@docusaurus/plugin-content-docs'), { path: './manual', routeBasePath: '/', sidebarPath: './sidebars.json' }]],
  themes: [[require.resolve('@docusaurus/theme-classic'), {}]],
};
