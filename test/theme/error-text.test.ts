// What is said of an error, whatever was thrown.
import { expect, it } from 'vitest';
import { causesOf, messageOf } from '../../src/theme/components/ErrorBoundary/CrashedPage.tsx';

it('is its message and those of its causes', () => {
  const error = new Error('the page', { cause: new TypeError('the part', { cause: 'the reader' }) });
  expect(causesOf(error)).toBe('the page\n\nCause:\nthe part\n\nCause:\nthe reader');
});

it('ends where causes go in a circle, and takes what is no error', () => {
  const error = new Error('one');
  error.cause = new Error('two', { cause: error });
  expect(causesOf(error)).toBe('one\n\nCause:\ntwo');
  expect([messageOf('text'), messageOf(null), messageOf(7)]).toEqual(['text', 'null', '7']);
});
