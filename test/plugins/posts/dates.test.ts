// Dates as authors write them, and the dates that names of files hold.
import { describe, expect, test } from 'vitest';
import { dateWords, readDate, readFileName } from '../../../src/plugins/posts/reading/post-date.ts';

describe('a date', () => {
  test.each([
    ['2025-01-31', '2025-01-31T00:00:00.000Z'],
    ['2025-1-3', '2025-01-03T00:00:00.000Z'],
    ['2025/01/31', '2025-01-31T00:00:00.000Z'],
    ['2024-03-01T10:00', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01 10:00:05.25', '2024-03-01T10:00:05.250Z'],
    ['2024-03-01T10:00:00Z', '2024-03-01T10:00:00.000Z'],
    ['2024-03-01T10:00:00 +02:00', '2024-03-01T08:00:00.000Z'],
    ['2024-03-01T00:30:00-0130', '2024-03-01T02:00:00.000Z'],
    ['March 5, 2025', '2025-03-05T00:00:00.000Z'],
    ['5 Mar 2025', '2025-03-05T00:00:00.000Z'],
    [' 2025-01-31 ', '2025-01-31T00:00:00.000Z'],
  ])('%s is %s, UTC unless it says otherwise', (written, instant) => {
    expect(readDate(written)).toBe(instant);
  });

  test.each(['', 'soon', '2025', '2025-02-30', '2025-13-01', '2025-00-10', '2025-01-01T24:00', '2025-01-01T10:61', '0000-01-01'])(
    '%j is none',
    (written) => expect(readDate(written)).toBeUndefined(),
  );

  test.each(['February 30, 2025', 'version 1', '1.40', 'Smarch 5, 2025'])(
    '%j is none, whatever engines make of it',
    (written) => {
      expect(readDate(written)).toBeUndefined();
    },
  );

  test('is said in words, the same in every zone', () => {
    const words = dateWords({ lang: 'en', i18n: undefined });
    expect(words.whole('2025-01-02T23:59:00.000Z')).toBe('January 2, 2025');
    expect(words.day('2025-01-02T00:00:00.000Z')).toBe('January 2');
    expect(words.whole(undefined)).toBe('');
    expect(words.year('2025-01-02T00:00:00.000Z')).toBe('2025');
  });

  test('is said in the calendar of a language', () => {
    const date = '2025-03-25T00:00:00.000Z';
    const inCalendar = (lang: string, calendar: string) => dateWords({ lang, i18n: { locale: { calendar } } as never });
    const thai = inCalendar('th', 'buddhist');
    expect([thai.whole(date), thai.day(date), thai.year(date)]).toEqual(['25 มีนาคม 2568', '25 มีนาคม', 'พ.ศ. 2568']);
    expect(inCalendar('th', 'gregory').whole(date)).toBe('25 มีนาคม 2025');
    // Its year begins in March.
    const persian = inCalendar('en', 'persian');
    expect([persian.year('2025-03-19T00:00:00.000Z'), persian.year(date)]).toEqual(['1403 AP', '1404 AP']);
  });
});

test.each([
  ['2024-01-02-first.md', '2024-01-02', 'first', '/2024/01/02/first'],
  ['2024-01-03-second/index.md', '2024-01-03', 'second', '/2024/01/03/second'],
  ['2024-03-05-folder/post.mdx', '2024-03-05', 'folder/post', '/2024/03/05/folder/post'],
  ['2024/02-05-fourth.md', '2024-02-05', 'fourth', '/2024/02/05/fourth'],
  ['2024/02/04/third.mdx', '2024-02-04', 'third', '/2024/02/04/third'],
  ['news/2024-02-04-name.md', '2024-02-04', 'name', '/2024/02/04/news/name'],
  ['2024-03-02.md', '2024-03-02', '', '/2024/03/02/'],
  ['plain.md', undefined, 'plain', '/plain'],
  ['folder/index.md', undefined, 'folder', '/folder'],
  ['index.md', undefined, 'index', '/index'],
  ['archive_2022/1.32.md', undefined, 'archive_2022/1.32', '/archive_2022/1.32'],
  ['archive_2022/1-32.md', undefined, 'archive_2022/1-32', '/archive_2022/1-32'],
  ['0.106.0-beta.md', undefined, '0.106.0-beta', '/0.106.0-beta'],
  ['2025-02-30-name.md', undefined, '2025-02-30-name', '/2025-02-30-name'],
])('the file %s says the date %s, the title "%s", the address %s', (path, day, text, slug) => {
  const date = day === undefined ? undefined : `${day}T00:00:00.000Z`;
  expect(readFileName(path)).toEqual({ date, text, slug });
});
