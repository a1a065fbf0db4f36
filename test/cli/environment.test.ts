import { expect, test } from 'vitest';
import { wantsColors } from '../../src/cli/environment.ts';

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ FORCE_COLOR: 'false' }, true, false],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ TERM: 'dumb' }, true, false],
  [{ CI: 'true' }, false, false],
])('%j on a terminal: %s', (variables, tty, colors) => {
  expect(wantsColors(variables, tty)).toBe(colors);
});
