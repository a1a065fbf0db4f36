// Tests which size an SVG is shown in.
import { expect, it } from 'vitest';
import { svgSize } from '../../../../src/pipeline/3-resolve/bind/image-size.ts';

it.each([
  ['viewBox="0 0 640 480"', 640, 480],
  ['viewBox="0,0,640,480"', 640, 480],
  ['viewBox="0, 0, 640, 480"', 640, 480],
  ['viewBox="0 , 0\n,640 ,\t480"', 640, 480],
  ["viewBox=' -10 -10  640  480 '", 640, 480],
  ['viewBox="0 0 6.4e2 .48E+3"', 640, 480],
  ['viewBox="0 0 0.5 0.25" width="1e2"', 100, 50],
  ['width="100%" height="50%" viewBox="0,0,640,480"', 640, 480],
  ['width="320" height="100%" viewBox="0,0,640,480"', 320, 240],
  ['height="240px" viewBox="0,0,640,480"', 320, 240],
  ['width="1in" height="72pt"', 96, 96],
  ['width="2.54CM" height="+25.4mm"', 96, 96],
  ['width = "640"\n  height\n=\n"480"', 640, 480],
  ['data-width="9" stroke-width="9" width="640" height="480"', 640, 480],
  ['title="a > b" width="640" height="480"', 640, 480],
  ['width="10vw" height="auto" viewBox="0 0 640 480"', 640, 480],
  ['viewBox="0 0 0 480"', undefined, undefined],
  ['viewBox="0 0 640"', undefined, undefined],
  ['viewBox="none"', undefined, undefined],
  ['width="640"', undefined, undefined],
  ['', undefined, undefined],
])('<svg %s>', (attributes, width, height) => {
  const size = width && { width, height };
  expect(svgSize(`<svg ${attributes}><rect width="1" height="1"/></svg>`)).toEqual(size);
  const header = `<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> ${'x'.repeat(2000)} -->\n`;
  expect(svgSize(`${header}<s:svg ${attributes}/>`)).toEqual(size);
});
