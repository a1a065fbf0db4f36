// Starts the Chromium that tests open pages in, and runs axe on a page.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The same engine without windows, which needs half of the processor; the deep run tries the browser of readers. */
const shell = '/usr/bin/chromium-headless-shell';
const executablePath = existsSync(shell) && process.env['TEST_MODE'] !== 'deep' ? shell : '/usr/bin/chromium';

/** Browser tests are skipped without a Chromium; `scripts/check.mjs` warns about it. */
export const hasChromium = existsSync(executablePath);

/** The strictest policy that a site has to work under. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'self'",
].join('; ');

/**
 * Disables what each new window starts besides its page: two address bar pages and a spare process, which cost more than most
 * test pages. Chromium heeds only the last list, so the rest of it is Playwright's.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  // As browsers with windows measure texts.
  '--font-render-hinting=none',
  `--disable-features=${withoutFeatures.join()}`,
];

/** One browser for all test files of a thread, which ends with it. */
let running: Promise<Browser> | undefined;

/** Provides a browser without windows, like a newly started one. Closing it closes its windows. */
export async function startChromium(): Promise<Browser> {
  running ??= chromium.launch({ executablePath, args: switches });
  const browser = await running;
  const close = async (): Promise<void> => {
    for (const context of browser.contexts()) await context.close();
  };
  return new Proxy(browser, {
    get: (target, name) => {
      const member: unknown = name === 'close' ? close : Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** The axe rules whose result depends on colours. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists axe's findings, a line for each element; with `rules`, by these alone. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(`${axe};undefined`);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const options = only ? { runOnly: { type: 'rule', values: only } } : { rules: { 'target-size': { enabled: true } } };
    const { violations } = await axe.run({ ...options, preload: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  }, rules);
}
