export default async () => ({ title: 'Nines', cleanUrls: true, locales: { root: { label: 'English' }, de: { label: 'Deutsch' } } });
