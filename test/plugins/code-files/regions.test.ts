// Tests in which comments regions are found.
import { expect, it } from 'vitest';
import { marksOf, regionsOf } from '../../../src/plugins/code-files/file-code.ts';

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
  '--region eu-west-1 \\',
  '  --region',
  '# Region of the bucket',
  '-- Region filter',
  '// Region in which it lives',
  '#regional',
  '<!-- Region -->',
])('takes %s for code, also where regions are closed', (line) => {
  expect(regionsOf([line, 'a'])).toEqual([]);
  const around = ['// #region v', line, '// #endregion', '# region w', line, '# endregion'];
  expect(regionsOf(around)).toEqual([
    { name: 'v', start: 0, end: 2 },
    { name: 'w', start: 3, end: 5 },
  ]);
  expect([...marksOf(around)]).toEqual([0, 2, 3, 5]);
});

it.each([
  [['// region is a word of prose', '// #region v', 'a', '// #endregion']],
  [['# region: eu', '#region v', 'a', '#endregion']],
  [['// #region v', '# region of the cluster', 'a', '// #endregion']],
])('shows a comment that closes nothing: %j', (lines) => {
  const marks = marksOf(lines);
  expect([...marks].map((at) => lines[at])).toEqual([expect.stringMatching(/#region v/), expect.stringMatching(/#endregion/)]);
});
