import { expect, test } from 'vitest';
import { createProgress } from '#cli/listeners';
import { Paper } from '../report.ts';

test('one line is rewritten, not too often, and taken away', () => {
  const paper = new Paper(true, 12);
  let time = 0;
  const progress = createProgress(paper, true, () => time);
  progress.onProgress({ stage: 'parse', done: 1, total: 9 });
  time = 79;
  progress.onProgress({ stage: 'parse', done: 2, total: 9 });
  time = 80;
  progress.onProgress({ stage: 'render', done: 100, total: 12345 });
  progress.close();
  progress.close();
  expect(paper.text.replaceAll('\r\u001B[2K', '⌫')).toBe('⌫parse 1/9⌫render 100/⌫');
});

test('nothing is written where nobody looks, or nothing happens', () => {
  const paper = new Paper();
  const progress = createProgress(paper, false);
  progress.onProgress({ stage: 'parse', done: 1, total: 9 });
  progress.close();
  createProgress(paper, true).close();
  expect(paper.text).toBe('');
});
