// Creates a site in English, German, Arabic, Japanese, Chinese and Thai, with pages that not every language has.

const config = `import { defineConfig } from 'slodocs';
import { posts, tags } from 'slodocs/plugins';

export default defineConfig({
  title: 'Nines',
  url: 'https://nines.example',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'ar', 'ja', 'zh-Hans', 'th'],
    localeConfigs: { th: { calendar: 'buddhist' } },
  },
  preset: { 'git-dates': false },
  theme: { navbar: { items: [{ type: 'localeDropdown', position: 'right' }] } },
  plugins: [posts(), tags()],
});
`;

const paragraphs = (text: string): string => Array.from({ length: 30 }, () => `${text}\n`).join('\n');

const guide = (title: string, first: string, second: string, text: string, labels: string): string =>
  `---\ntags: [${labels}]\nlast_update: { date: 2026-03-05, author: Ada }\n---\n\n# ${title}\n\n## ${first}\n\n${paragraphs(text)}\n## ${second}\n\n${paragraphs(text)}`;

const post = (title: string): string => `---\ntitle: "${title}"\ndate: 2026-03-05\n---\n\n${title}\n\n<!-- truncate -->\n`;

export const readersSite: Readonly<Record<string, string>> = {
  'site.config.ts': config,
  'src/pages/index.md': '# Welcome\n\nGo to [the docs](/docs).\n',
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md).\n',
  'docs/guide.md': guide('Guide', 'First part', 'Second part', 'The quick fox is measured.', 'Zoo, Auto, Übung'),
  'docs/english.md': '# Only English\n\nNobody has translated this.\n',
  'docs/partly.md': '# Partly\n\nOnly Germans have this.\n',
  'blog/2026-03-05-news.md': post('News'),
  'i18n/de/docs/index.md': '# Anfang\n\nSiehe [die Anleitung](./guide.md).\n',
  'i18n/de/docs/guide.md': guide(
    'Anleitung',
    'Erster Teil',
    'Zweiter Teil',
    'Der schnelle Fuchs wird gemessen.',
    'Zoo, Auto, Übung',
  ),
  'i18n/de/docs/partly.md': '# Teilweise\n\nNur Deutsche haben das.\n',
  'i18n/de/docusaurus-plugin-content-blog/2026-03-05-news.md': post('Neues'),
  'i18n/ar/docs/guide.md': guide('الدليل', 'الجزء الأول', 'الجزء الثاني', 'يقاس الثعلب السريع.', 'ياء, ألف'),
  'i18n/ar/docusaurus-plugin-content-blog/2026-03-05-news.md': post('أخبار'),
  'i18n/ja/docs/guide.md': guide(
    '案内',
    '第一部',
    '第二部',
    '本番環境に新しい版を配置する前に設定を確認してください。',
    'は, ア, い',
  ),
  'i18n/ja/docusaurus-plugin-content-blog/2026-03-05-news.md': post('お知らせ'),
  'i18n/zh-Hans/docs/guide.md': guide('指南', '第一部分', '第二部分', '部署应用程序之前，请先检查数据库的连接设置。', '部署'),
  'i18n/th/docs/guide.md': guide('คู่มือ', 'ส่วนแรก', 'ส่วนที่สอง', 'กรุณาตรวจสอบการตั้งค่าฐานข้อมูลก่อนติดตั้งระบบใหม่', 'ระบบ'),
  'i18n/th/docusaurus-plugin-content-blog/2026-03-05-news.md': post('ข่าว'),
};
