const path = require('path');
module.exports = {
  title: 'Old', url: 'https://old.example', baseUrl: '/manual/', favicon: '/manual/img/icon.svg',
  organizationName: 'nines', projectName: 'docs',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'], localeConfigs: { fr: { baseUrl: '/francais/' } } },
  customFields: { price: 12, key: process.env.KEY ?? 'k', plans: ['a'], nested: { deep: true } },
  presets: [['classic', {
    docs: { sidebarPath: require.resolve('./sidebars'), editUrl: ({ versionDocsDirPath, docPath }) => `https://git.example/edit/main/${versionDocsDirPath}/${docPath}`,
      onlyIncludeVersions: ['current', '2.0'], remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]] },
    blog: { editUrl: ({ blogPath }) => `https://git.example/blog-of/${blogPath}` },
    pages: {},
    theme: { customCss: require.resolve('./src/css/custom.scss') },
  }]],
  plugins: ['docusaurus-plugin-sass', function alias() { return { name: 'alias', configureWebpack: () => ({ resolve: { alias: { '@parts': path.resolve(__dirname, 'src/parts'), 'lid$': path.resolve(__dirname, 'src/lid.js') } } }) }; },
    ['docusaurus-plugin-openapi-docs', { id: 'api', docsPluginId: 'classic', config: { pets: { specPath: 'specs/pets.yaml', outputDir: 'docs/petstore', sidebarOptions: { groupPathsBy: 'tag' } } } }]],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig: { image: '/manual/img/icon.svg', navbar: { title: 'Old', logo: { src: '/manual/img/icon.svg', srcDark: 'img/icon.svg' } }, footer: { logo: { src: '/manual/img/icon.svg' } } },
};
