import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { createFaultBoard, type FaultBoard } from '../../../src/tools/dev/fault-board.ts';

const fault = (message: string, line = 1, file = 'a.md'): Diagnostic => {
  const start = { line, column: 1 };
  return { code: 'resolve/broken-link', severity: 'error', message, place: { file, start, end: start } };
};

let root: string;
let board: FaultBoard;
let browser: readonly Diagnostic[];
let digests: Record<string, string>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slodocs-board-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  browser = [];
  digests = {};
  board = createFaultBoard({ root, digestOf: (file) => digests[file], inBrowsers: () => browser });
});
const messages = () => board.list().map(({ message }) => message);

test('early faults are replaced, those of rendering stay until the whole site was looked at', () => {
  board.early([fault('link')]);
  board.whole([fault('link'), fault('image', 2)]);
  expect(messages()).toEqual(['link', 'image']);
  board.early([fault('another link', 3)]);
  expect(messages()).toEqual(['image', 'another link']);
  board.whole([fault('another link', 3)]);
  expect(messages()).toEqual(['another link']);
  board.whole([]);
  expect(messages()).toEqual([]);
});

test('faults of browsers are listed with the others, in the order of places', () => {
  board.early([fault('link', 5)]);
  browser = [fault('mismatch', 2)];
  expect(messages()).toEqual(['mismatch', 'link']);
  board.whole([]);
  expect(messages()).toEqual(['mismatch']);
});

test('a fault that moves is the same fault, and equal ones are told apart', async () => {
  board.early([fault('link', 1), fault('link', 9)]);
  const first = await board.next(3);
  expect(first).toMatchObject({ left: 3, mended: [] });
  expect(first.fresh).toHaveLength(2);
  expect(new Set(first.fresh).size).toBe(2);
  board.early([fault('link', 4), fault('link', 12)]);
  expect(await board.next(undefined)).toMatchObject({ fresh: [], mended: [] });
  board.early([fault('link', 4), fault('link', 4, 'b.md')]);
  const third = await board.next(undefined);
  expect(third.fresh).toHaveLength(1);
  expect(third.mended.map(({ place }) => [place?.file, place?.start.line])).toEqual([['a.md', 12]]);
});

test('the file of a fix is that in which the fault was found', async () => {
  writeFileSync(join(root, 'a.md'), '\uFEFFtext\n');
  const place = { file: 'a.md', start: { line: 1, column: 1 }, end: { line: 1, column: 5 } };
  const fixable = (message: string): Diagnostic => ({ ...fault(message), fix: { title: 'fix', place, replaces: '', text: '' } });
  const digestFor = (message: string) => board.digestFor(board.list().find((one) => one.message === message)?.id ?? '');
  digests = { 'a.md': 'first' };
  board.whole([fixable('late')]);
  digests = { 'a.md': 'second' };
  board.early([fixable('early'), fault('without')]);
  expect((await board.next(0)).texts).toEqual({ 'a.md': 'text\n' });
  expect([digestFor('early'), digestFor('late'), digestFor('without'), board.digestFor('none')]).toEqual([
    'second',
    'first',
    undefined,
    undefined,
  ]);
});
