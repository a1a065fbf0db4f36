// The Chromium that tests open pages in, and what is asked of every page in it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

const executablePath = '/usr/bin/chromium';

/** Tests that need a browser are left out where there is none; `scripts/check.mjs` says so before. */
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
 * What each new window would start besides its page: two pages of the address bar, and a process in reserve. They cost more than
 * most pages of the tests do. Chromium heeds the last list alone, so that the rest of it is Playwright's.
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
  `--disable-features=${withoutFeatures.join()}`,
];

/** One for all files that a thread of the tests runs: it ends with that. */
let running: Promise<Browser> | undefined;

/** A browser with no window open, as if it were started anew. Closing it closes its windows. */
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

/** What can be wrong with a page in other colours only. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, a line for each element; with `rules`, by these alone. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(`${axe};undefined`);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const options = only ? { runOnly: { type: 'rule', values: only } } : { rules: { 'target-size': { enabled: true } } };
    const { violations } = await axe.run({ ...options, preload: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  }, rules);
}
