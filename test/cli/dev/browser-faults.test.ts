// Faults that only a browser finds, as the badge and the terminal of a site in development list them.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { hasChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';
import type { DevServer } from './dev-server.ts';
import { type DevTab, openTab } from './dev-tab.ts';

const files = {
  'docs/index.md': '# Home\n',
  'docs/clock.mdx': "import Clock from '@site/parts/Clock';\n\n# Clock\n\nText.\n\n<Clock />\n",
  'docs/button.mdx': "import Button from '@site/parts/Button';\n\n# Button\n\n<Button />\n",
  'docs/list.mdx': "import List from '@site/parts/List';\n\n# List\n\n<List />\n",
  'parts/Clock.tsx': `import { useState } from 'react';

function Hand() {
  const [side] = useState(typeof window === 'undefined' ? 'server' : 'browser');
  return <b>{side}</b>;
}

export default function Clock() {
  return (
    <div>
      <Hand />
    </div>
  );
}
`,
  'parts/Button.tsx': `import { useState } from 'react';

export default function Button() {
  const [count, setCount] = useState(0);
  if (count === 1) throw new Error('clicked too often');
  const press = () => {
    throw new TypeError('pressed in vain');
  };
  return (
    <p>
      <button id="once" onClick={() => setCount(count + 1)}>Once</button>
      <button id="never" onClick={press}>Never</button>
    </p>
  );
}
`,
  'parts/List.tsx': `import { useState } from 'react';

export default function List() {
  const [items] = useState(['a', 'b']);
  return (
    <ul id="list">
      {items.map((item) => (
        <li>{item}</li>
      ))}
    </ul>
  );
}
`,
};

let tab: DevTab;
let server: DevServer;
let page: Page;

describe.skipIf(!hasChromium)('a fault in the browser', () => {
  beforeAll(async () => {
    tab = await openTab(files);
    ({ server, page } = tab);
  }, 60_000);
  afterAll(() => tab?.close());

  const edit: DevTab['edit'] = (path, change) => tab.edit(path, change);
  const open = (path: string) => page.goto(new URL(path, server.url).href);
  const entry = (text: string | RegExp) => page.locator('slodocs-live article', { hasText: text });
  const badge = () => page.locator('slodocs-live button.badge');
  const printedTimes = (text: string) => server.printed().split(text).length - 1;

  deepTest('names the component, its line and the document, and goes when the component is mended', async () => {
    await open('/docs/clock');
    const mismatch = entry('the component "Hand" renders "server" on the server, but "browser" in the browser');
    await mismatch.waitFor({ state: 'attached' });
    const text = await mismatch.textContent();
    expect(text).toContain('error verify/hydration-mismatch');
    expect(text).toContain('--> parts/Clock.tsx:4:');
    expect(text).toContain('--> docs/clock.mdx:7:2');
    expect(text).toContain('Open parts/Clock.tsx:4');
    await server.saying(/verify\/hydration-mismatch/);
    edit('parts/Clock.tsx', (source) => source.replace("typeof window === 'undefined' ? 'server' : 'browser'", "'both'"));
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('no problems');
    await page.getByText('both', { exact: true }).waitFor();
    expect(server.printed()).toContain('fixed verify/hydration-mismatch: the component "Hand" renders');
    await open('/docs/clock');
    await page.getByText('both', { exact: true }).waitFor();
    expect(printedTimes('error[verify/hydration-mismatch]')).toBe(1);
  });

  deepTest('that was thrown leads to the line that has thrown it', async () => {
    await open('/docs/button');
    await page.locator('#never').click();
    const uncaught = entry('a script on the page throws an error: "TypeError: pressed in vain"');
    await uncaught.waitFor({ state: 'attached' });
    expect(await uncaught.textContent()).toContain('--> parts/Button.tsx:7:');
    await page.locator('#once').click();
    const thrown = entry('in the component "Button": "Error: clicked too often"');
    await thrown.waitFor({ state: 'attached' });
    expect(await thrown.textContent()).toContain('--> parts/Button.tsx:5:');
    expect(await badge().textContent()).toBe('2 problems');
    // Nothing is thrown until somebody clicks.
    await page.reload();
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('no problems');
  });

  deepTest('that React mentions once is listed until it is mended', async () => {
    await open('/docs/list');
    const warning = entry(/unique "key" prop/);
    await warning.waitFor({ state: 'attached' });
    expect(await warning.textContent()).toContain('--> parts/List.tsx:8:');
    await badge().click();
    edit('parts/List.tsx', (source) => source.replace('id="list"', 'id="items"'));
    await page.locator('#items').waitFor();
    // React mentions it once per load: the page loads again to learn whether it is still there.
    await page.waitForFunction(() =>
      performance.getEntriesByType('navigation').some((one) => (one as PerformanceNavigationTiming).type === 'reload'),
    );
    // The list stays open.
    await warning.waitFor({ state: 'visible' });
    edit('parts/List.tsx', (source) => source.replace('<li>', '<li key={item}>'));
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('no problems');
  });

  deepTest('that was mended while nobody looked is gone, however late the page hears of it', async () => {
    edit('parts/List.tsx', (source) => source.replace('<li key={item}>', '<li>'));
    await expect.poll(() => badge().textContent(), { timeout: 15_000 }).toBe('1 problem');
    await page.goto('about:blank');
    edit('parts/List.tsx', (source) => source.replace('<li>', '<li key={item}>'));
    const late = await (page.context().browser() as Browser).newPage();
    await late.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    await late.route('**/__slodocs/events', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await late.goto(new URL('/docs/list', server.url).href);
    await expect.poll(() => late.locator('slodocs-live button.badge').textContent(), { timeout: 15_000 }).toBe('no problems');
    await late.close();
    await open('/docs/list');
  });

  deepTest('of the site is off where its severity is', async () => {
    edit('parts/List.tsx', (source) => source.replace('<li key={item}>', '<li>'));
    edit('site.config.ts', (source) =>
      source.replace("title: 'Case',", "title: 'Case', severity: { 'verify/console-error': 'off' },"),
    );
    await expect.poll(() => page.title().catch(() => ''), { timeout: 15_000 }).toContain('Case');
    await open('/docs/list');
    const answer = page.waitForResponse((response) => response.url().endsWith('/__slodocs/report'));
    await page.reload();
    expect((await answer).status()).toBe(204);
    await open('/docs');
    expect(await entry(/unique "key" prop/).count()).toBe(0);
  });
});
