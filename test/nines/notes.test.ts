// The release notes of Nines as they are written: each has its row in the table, and none repeats another.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { areas, folder, type Note, notes, tagsOf } from './read-notes.ts';
import { blocksOf, sharedRuns } from './shared-runs.ts';
import { groupBy, repository, routes } from './site.ts';

/** What notes may say in the same words, five at most. */
const formulas: readonly string[] = [];

const proseOf = ({ front, body }: Note): string => `${front['description']}\n${body}`;

test('there are notes of each product', () => {
  expect([...new Set(notes.map(({ product }) => product))].sort()).toEqual(Object.keys(areas).sort());
});

test('each has a row in the table, with its address, title and date, and is listed where the table says so', () => {
  const rows = new Map(routes.filter(({ kind }) => kind === 'post').map((row) => [row.route, row]));
  const shown = notes.map(({ product, route, front }) => ({
    ...{ area: areas[product], route, title: front['title'], date: front['date'] },
    isUnlisted: front['unlisted'] === 'true',
  }));
  const wanted = notes.map(({ route }) => {
    const row = rows.get(route);
    return { area: row?.area, route, title: row?.title, date: row?.date, isUnlisted: row?.isUnlisted };
  });
  expect(shown).toEqual(wanted);
});

test('the sidebar names the version', () => {
  const labels = notes.map(({ file, front }) => [file, front['sidebar_label']]);
  expect(labels).toEqual(notes.map(({ file }) => [file, /[^/]+(?=\.mdx?$)/.exec(file)?.[0]]));
});

test('nothing is released on a weekend', () => {
  const isWeekend = ({ front }: Note): boolean => [0, 6].includes(new Date(`${front['date']}T00:00:00Z`).getUTCDay());
  expect(notes.filter(isWeekend).map(({ file }) => file)).toEqual([]);
});

test('notes of the application have one to three categories of the list, others have none', () => {
  const known = Object.keys(parse(readFileSync(join(repository, folder, 'application/tags.yml'), 'utf8')));
  const isRight = (note: Note): boolean => {
    const tags = tagsOf(note);
    if (note.product !== 'application') return tags.length === 0;
    const differ = new Set(tags).size === tags.length;
    return differ && tags.length >= 1 && tags.length <= 3 && tags.every((tag) => known.includes(tag));
  };
  expect(notes.filter((note) => !isRight(note)).map((note) => [note.file, tagsOf(note)])).toEqual([]);
});

test('no run of twelve words stands in two notes', () => {
  expect(formulas.length).toBeLessThanOrEqual(5);
  const texts = notes.map((note) => ({ name: note.file, blocks: blocksOf(proseOf(note), formulas) }));
  expect(sharedRuns(texts, 12)).toEqual([]);
});

test.each([...groupBy(notes, ({ product }) => product)])('words of the notes of %s', (product, group) => {
  const counts = group.map(({ body }) => blocksOf(body).flat().length).sort((a, b) => a - b);
  const rows = routes.filter(({ kind, area }) => kind === 'post' && area === areas[product]).length;
  const median = counts[Math.floor(counts.length / 2)];
  console.log(`${product}: ${group.length} of ${rows} notes, words ${counts[0]} to ${counts.at(-1)}, median ${median}`);
  expect(counts[0]).toBeGreaterThan(0);
});

describe('a shared run', () => {
  const twelve = 'One two three four five six seven eight nine ten eleven twelve';
  const runsOf = (texts: readonly string[], allowed: readonly string[] = []) =>
    sharedRuns(
      texts.map((text, index) => ({ name: `${index}`, blocks: blocksOf(text, allowed) })),
      12,
    );

  test('is found wherever it stands, once, and in its whole length', () => {
    const found = runsOf([`First: ${twelve} 13.`, 'Nothing.', `- **${twelve.toUpperCase()}**, 13, and other things`]);
    expect(found).toEqual([{ texts: ['0', '2'], run: `${twelve.toLowerCase()} 13` }]);
  });

  test('is found around code and links', () => {
    const found = runsOf([twelve, twelve.replace('six', '`apply` six').replace('nine', '[see there](./there.md) nine')]);
    expect(found).toHaveLength(1);
  });

  test('is shorter than twelve words no fault, nor is code, a formula or a run of one text', () => {
    expect(runsOf([twelve, twelve.replace(' twelve', '')])).toEqual([]);
    expect(runsOf([`\`\`\`text\n${twelve}\n\`\`\``, `\`\`\`text\n${twelve}\n\`\`\``, twelve])).toEqual([]);
    expect(runsOf([twelve, twelve], [twelve])).toEqual([]);
    expect(runsOf([`${twelve}\n\n${twelve}`])).toEqual([]);
    expect(runsOf([twelve.replace(' seven', '\nseven'), twelve])).toEqual([]);
  });
});
