module.exports = {
  title: 'Nines',
  url: 'https://docs.nines.example',
  baseUrl: '/base',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'de', 'it', 'es'],
    localeConfigs: { fr: { baseUrl: '/base/fr/' }, it: { baseUrl: '/base/italiano' }, es: { baseUrl: '/elsewhere/es/' } },
  },
  presets: [['classic', {}]],
};
