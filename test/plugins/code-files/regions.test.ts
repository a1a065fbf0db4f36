// Tests in which comments regions are found.
import { expect, it } from 'vitest';
import { isMark, regionsOf } from '../../../src/plugins/code-files/regions.ts';

it.each([
  ["' #region v", "' #endregion"],
  ['! #region v', '! #endregion v'],
  ['REM #region v', 'rem #endregion'],
  ['(* #region v *)', '(* #endregion *)'],
  ['// #region v', '// #endregion v'],
  ['//region v', '//endregion'],
  ['/* #region v */', '/* #endregion */'],
  ['#region v', '#endregion'],
  ['#pragma region v', '#pragma endregion'],
  ['<!-- region v -->', '<!-- endregion -->'],
  ['-- #region v', '-- #endregion'],
  [';; #region v', '; #endregion'],
  ['% #region v', '%% #endregion'],
  ['{/* #region v */}', '{/* #endregion */}'],
  ['" #region v', '" #endregion'],
  ['"#region v"', '"#endregion v"'],
  ['*> #region v', '*> #endregion'],
  ['{# #region v #}', '{# #endregion #}'],
  ['{{!-- #region v --}}', '{{! #endregion }}'],
  ['<%# #region v %>', '<%-- #endregion --%>'],
  ['@* #region v *@', '@* #endregion *@'],
  ['{- #region v -}', '{- #endregion -}'],
  ['{ #region v }', '{ #endregion }'],
  ['<# #region v #>', '<# #endregion #>'],
  ['<#-- #region v -->', '<#-- #endregion -->'],
  ['::#region v', '::#endregion'],
  ['@rem #region v', '@REM #endregion'],
  ['dnl #region v', 'dnl #endregion'],
  ['⍝ #region v', '⍝ #endregion'],
  ['\\ #region v', '\\ #endregion'],
  ['  -# #Region v', '  -# #EndRegion'],
])('%s … %s', (open, end) => {
  expect(regionsOf([open, 'a', end])).toEqual([{ name: 'v', start: 0, end: 2 }]);
});

it.each([
  'region v',
  '"region": 1',
  "'region',",
  '- region',
  '* region',
  '{ region }',
  '.region {',
  '@region',
  'region: x',
  '\\region',
  '$region',
  '<region>',
])('takes %s for code', (line) => {
  expect(isMark(line)).toBe(false);
});
