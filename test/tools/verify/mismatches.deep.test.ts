// Components that print something else in the browser than on the server, each in a way of its own, and each found by its name.
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VerifyResult } from '../../../src/index.ts';
import { hasChromium } from '../../chromium.ts';
import { isThorough } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { verifyFolder } from './verify-folder.ts';

const folder = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

/** The page, the component, the line of it in the page, and what is said. */
const tried = sampled(
  [
    ['attribute', 'Theme', 5, 'renders className="light" on the server, but className="dark" in the browser'],
    ['date-now', 'Clock', 5, /^renders "\d{13}" on the server, but "\d{13}" in the browser$/],
    ['inner-html', 'Markup', 5, 'renders "<b>bold</b>" on the server, but "<i>bold</i>" in the browser'],
    ['inner-width', 'Columns', 5, 'renders <small> on the server, but <strong> in the browser'],
    ['invalid-nesting', 'Quote', 5, 'puts <div> into <p>, which HTML does not allow'],
    ['list-order', 'Ranking', 5, 'renders "ants" on the server, but "cows" in the browser'],
    ['local-storage', 'Plan', 5, 'renders "unknown" on the server, but "free" in the browser'],
    ['math-random', 'Dice', 5, /^renders "0\.\d+" on the server, but "0\.\d+" in the browser$/],
    ['missing-element', 'Notice', 5, 'renders <b> on the server, but <i> in the browser'],
    ['navigator-language', 'Language', 5, /^renders "[\w-]+" on the server, but "de-DE" in the browser$/],
    ['nested-component', 'Price', 5, 'renders "10 €" on the server, but "12 €" in the browser'],
    ['own-code', 'Visits', 12, 'renders "0" on the server, but "1" in the browser'],
    ['time-zone', 'Meeting', 5, /^renders ".+" on the server, but "1\.2\.2024, 08:15:00" in the browser$/],
    ['typeof-window', 'Greeting', 5, 'renders "Hello, server" on the server, but "Hello, reader" in the browser'],
  ],
  4,
);

describe.skipIf(!hasChromium)('a component that differs between server and browser', () => {
  let result: VerifyResult;
  beforeAll(async () => {
    result = await verifyFolder(folder('mismatches'), { routes: tried.map(([page]) => `/docs/${page}`) });
  }, 240_000);

  test.each(tried)('%s: %s', (page, component, line, said) => {
    const found = result.diagnostics.filter(({ place }) => place?.file === `docs/${page}.mdx`);
    expect(found.map(({ code }) => code)).toEqual(['verify/hydration-mismatch']);
    const [{ message = '', place } = {}] = found;
    expect(place?.start.line).toBe(line);
    const subject = `the component "${component}" `;
    expect(message.slice(0, subject.length)).toBe(subject);
    expect(message.slice(subject.length)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });

  test('nothing else is found', () => {
    expect(result.diagnostics).toHaveLength(tried.length);
    expect(result.ok).toBe(false);
  });
});

test.runIf(hasChromium && isThorough())(
  'a part of the theme that differs is found where the configuration names it, once for all pages',
  async () => {
    const { diagnostics } = await verifyFolder(folder('slot'));
    expect(diagnostics).toMatchObject([
      {
        code: 'verify/hydration-mismatch',
        message: expect.stringMatching(
          /^the component "SiteFooter" renders "nobody" on the server, but "somebody" in the browser/,
        ),
        place: { file: 'site.config.ts', start: { line: 7 } },
      },
    ]);
  },
);
