// Addresses that run code, as browsers read them, and those that do not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeRunsCode, inertAddress, runsCode, withoutCodeAddresses } from '../../src/kit/code-addresses.ts';

const running = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001\u001fjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript\n:alert(1)',
  'javascript://host/%0aalert(1)',
  'pathname://javascript:alert(1)',
  'pathname://pathname:// javascript:alert(1)',
  'vbscript:msgbox',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA: Text/HTML ;charset=utf-8,x',
  'data:application/xhtml+xml,x',
  'data:image/svg+xml,<svg onload="x"/>',
  'data:text/xml,x',
  'da\nta:text/html,x',
  'data:text/html',
];

const harmless = [
  '',
  '/javascript:x',
  './javascript:alert(1)',
  '#javascript:x',
  'javascript',
  'https://host.example/?q=javascript:alert(1)',
  'mailto:javascript@host.example',
  'javascripts:x',
  '\u00a0javascript:alert(1)',
  'javascript%3Aalert(1)',
  'data:text/plain,x',
  'data:,text/html',
  'data:text/csv;base64,eA==',
  'data:image/png;base64,eA==',
  'data:text%2Fhtml,x',
];

describe('an address', () => {
  test.each(running)('%j runs code', (address) => expect(runsCode(address)).toBe(true));
  test.each(harmless)('%j runs none', (address) => expect(runsCode(address)).toBe(false));
  test('of a drawing runs none where it is shown as an image', () => {
    expect(runsCode('data:image/svg+xml,<svg/>', true)).toBe(false);
    expect(runsCode('data:text/html,x', true)).toBe(true);
    expect(runsCode('javascript:x', true)).toBe(true);
  });
});

describe('an attribute', () => {
  test.each([
    ['a', 'href', 'javascript:x'],
    ['area', 'HREF', 'javascript:x'],
    ['form', 'action', 'javascript:x'],
    ['button', 'formAction', 'javascript:x'],
    ['object', 'data', 'data:text/html,x'],
    ['embed', 'src', 'data:image/svg+xml,x'],
    ['iframe', 'src', 'data:text/html,x'],
    ['use', 'xlink:href', 'data:image/svg+xml,x'],
    ['use', 'xLinkHref', 'javascript:x'],
    ['set', 'to', 'javascript:x'],
    ['animate', 'values', '/a;java\tscript:x'],
    ['Button', 'linkHref', 'javascript:x'],
    ['Theme.Link', 'to', 'javascript:x'],
  ])('<%s %s="%s"> runs code', (tag, name, value) => expect(attributeRunsCode(tag, name, value)).toBe(true));

  test.each([
    ['img', 'src', 'data:image/svg+xml,x'],
    ['image', 'xlink:href', 'data:image/svg+xml,x'],
    ['link', 'href', 'data:image/svg+xml,x'],
    ['a', 'title', 'javascript: what it is'],
    ['Card', 'title', 'javascript: what it is'],
    ['p', 'to', 'javascript:x'],
  ])('<%s %s="%s"> runs none', (tag, name, value) => expect(attributeRunsCode(tag, name, value)).toBe(false));

  test('of a refresh is an address behind a number', () => {
    expect(attributeRunsCode('meta', 'content', '0; url=javascript:x', true)).toBe(true);
    expect(attributeRunsCode('meta', 'content', "0;URL='data:text/html,x'", true)).toBe(true);
    expect(attributeRunsCode('meta', 'content', '5', true)).toBe(false);
    expect(attributeRunsCode('meta', 'content', '0; url=/next', true)).toBe(false);
    expect(attributeRunsCode('meta', 'content', 'javascript: what it is', false)).toBe(false);
  });
});

describe('HTML', () => {
  test.each([
    ['<a href="javascript:x">', `<a href="${inertAddress}">`],
    ["<a href='javascript:x'>", `<a href="${inertAddress}">`],
    ['<a href=javascript:x>', `<a href="${inertAddress}">`],
    ['<a/href=javascript:alert("x")>', `<a/href="${inertAddress}">`],
    ['<A HREF = "&#106;ava&#x73;cript&colon;x">', `<A HREF = "${inertAddress}">`],
    ['<a href="java&Tab;script&NewLine;:x">', `<a href="${inertAddress}">`],
    ["<a title=it's href=javascript:x>", `<a title=it's href="${inertAddress}">`],
    ['<a title="a > b" href="javascript:x">', `<a title="a > b" href="${inertAddress}">`],
    ['<iframe src="data:text/html,x"></iframe>', `<iframe src="${inertAddress}"></iframe>`],
    ['<meta http-equiv="Refresh" content="0;url=javascript:x">', `<meta http-equiv="Refresh" content="${inertAddress}">`],
    ['<svg><a><set attributeName="href" to="javascript:x"/>', `<svg><a><set attributeName="href" to="${inertAddress}"/>`],
    ['<!-- > --><a href="javascript:x">', `<!-- > --><a href="${inertAddress}">`],
  ])('%s loses the address', (html, clean) => expect(withoutCodeAddresses(html).html).toBe(clean));

  test.each([
    '<a href="/javascript:x">javascript: x</a>',
    '<p>Write href="javascript:x", and nothing happens.</p>',
    '<script type="application/json">"<a href=javascript:x>"</script>',
    '<textarea><a href="javascript:x"></textarea>',
    '<!-- <a href="javascript:x"> -->',
    '<img src="data:image/svg+xml,x">',
    '<a href="&amp;javascript:x">',
    '<a href="javascript:x',
    '<a "=" href="javascript:x">',
    '<a =href="javascript:x">',
  ])('%s stays as it is', (html) => expect(withoutCodeAddresses(html)).toEqual({ html, found: [] }));

  test('of any length is read in one go', () => {
    const html = `${'<p data="d'.repeat(20_000)}${'<a href = '.repeat(20_000)}`;
    const start = performance.now();
    withoutCodeAddresses(html);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

test('the pattern that most HTML is passed by finds all that reading its tags finds', () => {
  const signs = [
    'j',
    'J',
    '&#106;',
    '&#x6A;',
    '&#x06a',
    '&#0;',
    '&#9;',
    '&Tab;',
    '&NewLine;',
    '\t',
    '\n',
    ' ',
    '&#x1;',
    '&amp;',
    '&#x27;',
  ];
  const rest = ['avascript:x', 'ava&Tab;script&colon;x', 'bscript:x', 'a', 'ata:text/html,x', '&#97;vascript:x', ''];
  const quote = fc.constantFrom('"', "'", '');
  const value = fc.tuple(
    fc.array(fc.constantFrom(...signs, 'v', 'd', '&#x76;', '&#100;', '&#86'), { maxLength: 3 }),
    fc.constantFrom(...rest),
  );
  const html = fc.tuple(quote, fc.constantFrom('', ' '), value).map(([mark, space, [start, end]]) => {
    const written = `${mark}${start.join('')}${end}${mark}`;
    return `<a href${space}=${space}${written}>x</a>`;
  });
  // Any page that says "refresh" is read tag by tag.
  const read = (text: string) => withoutCodeAddresses(`${text}<!--refresh-->`).found;
  fc.assert(
    fc.property(html, (text) => {
      expect(withoutCodeAddresses(text).found).toEqual(read(text));
    }),
    { numRuns: 2000 },
  );
  expect(read('<a href="&#106;ava&Tab;script:x">x</a>')).toHaveLength(1);
});
