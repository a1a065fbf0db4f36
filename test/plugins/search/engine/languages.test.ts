// Search in other languages than English: words with particles attached to them, without spaces, and with letters of their own.
import { describe, expect, it } from 'vitest';
import { type SmallPage, smallIndex } from './small-index.ts';

interface Language {
  readonly pages: Readonly<Record<string, SmallPage>>;
  /** Queries, and the page that each must find first. */
  readonly queries: readonly (readonly [query: string, page: string])[];
}

const languages: Readonly<Record<string, Language>> = {
  ko: {
    pages: {
      '/settings': { title: '시작하기', html: '<p>메뉴에서 설정을 열고 언어를 바꿉니다. 변경한 값은 저장됩니다.</p>' },
      '/install': { title: '패키지', html: '<p>npm으로 설치하려면 터미널에서 명령을 실행하세요. Node.js가 필요합니다.</p>' },
      '/alerts': {
        title: '알림정책',
        html: '<p>예산이 소진되면 담당자에게 이메일로 통보합니다. API를 호출할 수도 있습니다.</p>',
      },
    },
    queries: [
      ['설정', '/settings'],
      ['언어', '/settings'],
      ['값', '/settings'],
      ['메뉴', '/settings'],
      ['설치', '/install'],
      ['npm', '/install'],
      ['터미널 명령', '/install'],
      ['정책', '/alerts'],
      ['이메일', '/alerts'],
      ['API', '/alerts'],
    ],
  },
  ar: {
    pages: {
      '/settings': { title: 'البداية', html: '<p>افتح الإعدادات من القائمة وغيّر اللغة، ثم احفظ التغييرات.</p>' },
      '/install': { title: 'التثبيت', html: '<p>يتم تثبيت الحزمة بواسطة المدير، وبالأمر التالي للمستخدمين في الطرفية.</p>' },
      '/alerts': { title: 'سياسات', html: '<p>عند نفاد الميزانية تُرسَل رسالة بالبريد الإلكتروني، فالتنبيهات مهمّة كالمقاييس.</p>' },
    },
    queries: [
      ['إعدادات', '/settings'],
      ['اعدادات', '/settings'],
      ['لغة', '/settings'],
      ['قائمة', '/settings'],
      ['حزمة', '/install'],
      ['أمر', '/install'],
      ['مستخدمين', '/install'],
      ['ميزانية', '/alerts'],
      ['بريد', '/alerts'],
      ['تنبيهات', '/alerts'],
    ],
  },
  he: {
    pages: {
      '/settings': { title: 'צעדים ראשונים', html: '<p>פתחו את ההגדרות בתפריט ושנו את השפה. השינויים נשמרים.</p>' },
      '/install': { title: 'התקנה', html: '<p>מתקינים את החבילה מהטרמינל, ובפקודה הבאה למשתמשים שבשרת.</p>' },
      '/alerts': { title: 'מדיניות', html: '<p>כשהתקציב נגמר נשלחת הודעה בדואר, והתראות מופיעות כגרפים.</p>' },
    },
    queries: [
      ['הגדרות', '/settings'],
      ['תפריט', '/settings'],
      ['שפה', '/settings'],
      ['שינויים', '/settings'],
      ['חבילה', '/install'],
      ['טרמינל', '/install'],
      ['פקודה', '/install'],
      ['תקציב', '/alerts'],
      ['דואר', '/alerts'],
      ['התראות', '/alerts'],
    ],
  },
  de: {
    pages: {
      '/settings': {
        title: 'Erste Schritte',
        html: '<p>Öffne die Übersicht, ändere die Größe der Schrift und speichere sie.</p>',
      },
      '/install': {
        title: 'Einrichten',
        html: '<p>Das Paket läuft im Wi-Fi eines Büros. Die Straße zum Ziel: zwei Befehle.</p>',
      },
      '/alerts': {
        title: 'Meldungen',
        html: '<p>Ist das Budget aufgebraucht, heißt es handeln: per E-Mail, Anruf oder Schlüssel.</p>',
      },
    },
    queries: [
      ['strasse', '/install'],
      ['Straße', '/install'],
      ['groesse', '/settings'],
      ['grosse', '/settings'],
      ['übers', '/settings'],
      ['uebersicht', '/settings'],
      ['wifi', '/install'],
      ['email', '/alerts'],
      ['heisst', '/alerts'],
      ['schluessel', '/alerts'],
    ],
  },
  ja: {
    pages: {
      '/settings': { title: 'はじめに', html: '<p>メニューから設定を開き、言語を変更します。パスは保存されます。</p>' },
      '/install': {
        title: 'パッケージ',
        html: '<p>npmでインストールするには、端末でコマンドを実行します。Node.jsが必要です。</p>',
      },
      '/alerts': {
        title: '通知方針',
        html: '<p>予算が尽きると担当者にメールで知らせます。APIを呼び出すこともでき、バスにも流せます。</p>',
      },
    },
    queries: [
      ['設定', '/settings'],
      ['言語変更', '/settings'],
      ['パス', '/settings'],
      ['メニュー', '/settings'],
      ['npm', '/install'],
      ['インストール', '/install'],
      ['Node.js', '/install'],
      ['方針', '/alerts'],
      ['API', '/alerts'],
      ['バス', '/alerts'],
    ],
  },
};

describe.each(Object.entries(languages))('a page in %s', (lang, { pages, queries }) => {
  it.each(queries)('is found by %s', async (query, page) => {
    const { urls } = await smallIndex(pages, { lang });
    expect((await urls(query))[0]).toBe(page);
  });
});
