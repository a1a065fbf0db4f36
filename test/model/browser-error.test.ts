import { describe, expect, test } from 'vitest';
import { componentsIn, mismatchIn } from '../../src/model/browser-error.ts';

const said = `Hydration failed because the server rendered HTML didn't match the client. As a result this tree will be regenerated on the client.

- Variable input such as \`Date.now()\` or \`Math.random()\` which changes each time it's called.

https://react.dev/link/hydration-mismatch

`;

describe('what React says of a mismatch', () => {
  test.each([
    ['texts', '  <Clock>\n    <time>\n+     2\n-     1\n', { server: '1', browser: '2' }],
    ['an element too many', '  <div>\n    <i>\n-   <b>\n', { server: '<b>', browser: '' }],
    [
      'attributes, of which the first are shown',
      '  <b\n+   title="b"\n+   lang="de"\n-   title="a"\n    id="x"\n+ s\n',
      { server: 'title="a"', browser: 'title="b" lang="de"' },
    ],
    [
      'inner HTML',
      '  <b\n+   dangerouslySetInnerHTML={{__html:"<i>"}}\n-   dangerouslySetInnerHTML={{__html:"<b>"}}\n',
      { server: '<b>', browser: '<i>' },
    ],
    ['nothing', '', undefined],
  ])('shows %s', (_, tree, printed) => {
    expect(mismatchIn(`${said}${tree}`)).toEqual({ printed, nesting: undefined });
  });

  test.each([
    ['In HTML, <div> cannot be a descendant of <p>.\nThis will cause a hydration error.', '<div>', '<p>'],
    ['In HTML, <tr> cannot be a child of <table>. Add a <tbody>, <thead> or <tfoot> to your code.', '<tr>', '<table>'],
    [
      "In HTML, whitespace text nodes cannot be a child of <tr>. Make sure you don't have any extra whitespace.",
      'whitespace text nodes',
      '<tr>',
    ],
  ])('is about wrong nesting: %s', (message, inner, outer) => {
    expect(mismatchIn(message)).toEqual({ printed: undefined, nesting: { inner, outer } });
  });

  test('other errors are none', () => {
    expect(mismatchIn('Each child in a list should have a unique "key" prop.')).toBeUndefined();
  });
});

test('components are told from elements, from functions around them, and from methods', () => {
  const stack =
    '\n    at li (<anonymous>)\n    at Array.map (<anonymous>)\n    at Teams (http://127.0.0.1:1/a.js:3:7)\n    at Suspense\n';
  expect(componentsIn(stack)).toEqual(['Teams', 'Suspense']);
});
