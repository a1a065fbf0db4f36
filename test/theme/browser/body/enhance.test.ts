// A body that React owns, and goes on changing, while it is enhanced.
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../../chromium.ts';
import { deepTest } from '../../../property-runs.ts';

const source = `
  import { createElement as h, useState } from 'react';
  import { flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  import { enhance } from './src/theme/browser/body/enhance.ts';
  import { CodeBlock } from './src/theme/mdx/CodeBlock/CodeBlock.tsx';
  import { TabItem } from './src/theme/mdx/Tabs/TabItem.tsx';
  import { Tabs } from './src/theme/mdx/Tabs/Tabs.tsx';

  const tab = (value, text) => h(TabItem, { value, key: value }, text);
  function Live() {
    const [state, setState] = useState({ names: ['a', 'b'], more: false, title: undefined });
    globalThis.change = (next) => flushSync(() => setState({ ...state, ...next }));
    return h('div', null,
      h(Tabs, null, state.names.map((name) => tab(name, 'text of ' + name))),
      state.more && h(Tabs, null, [tab('x', 'text of x'), tab('y', 'text of y')]),
      state.more && h(CodeBlock, { title: state.title }, 'some code'));
  }
  const body = document.getElementById('body');
  const root = createRoot(body);
  flushSync(() => root.render(h(Live)));
  globalThis.before = body.innerHTML;
  const undo = enhance(body, (id) => id);
  Object.assign(globalThis, { undo, unmount: () => root.unmount() });
`;

describe.skipIf(!hasChromium)('a body of React', { timeout: 60_000 }, () => {
  let browser: Browser;
  let script: string;

  beforeAll(async () => {
    const stdin = { contents: source, resolveDir: process.cwd() };
    const conditions = ['source'];
    const built = await build({ stdin, bundle: true, write: false, jsx: 'automatic', platform: 'browser', conditions });
    script = built.outputFiles[0]?.text ?? '';
    browser = await startChromium();
  }, 60_000);
  afterAll(() => browser.close());

  async function open(): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.setContent('<!doctype html><div id="body"></div>');
    await page.addScriptTag({ content: script });
    return { page, faults };
  }

  it('takes in what React adds, and leaves what is chosen when React changes the rest', async () => {
    const { page, faults } = await open();
    await page.getByRole('tab', { name: 'b', exact: true }).click();
    await page.evaluate("change({ names: ['c', 'a', 'b'], more: true })");
    await page.getByRole('tab', { name: 'x' }).waitFor();
    const chosen = () => page.locator('[role=tab][aria-selected=true]').allTextContents();
    expect(await chosen()).toEqual(['b', 'x']);
    expect(await page.getByText('text of c').isVisible()).toBe(false);
    await page.getByRole('tab', { name: 'c', exact: true }).click();
    await page.getByRole('tab', { name: 'y', exact: true }).click();
    expect(await chosen()).toEqual(['c', 'y']);
    await page.locator('.code-copy').waitFor();
    await page.evaluate("change({ names: ['a'], more: true, title: 'new.js' })");
    expect(await page.locator('.code-block > *').evaluateAll((all) => all.map(({ className }) => className))).toEqual([
      'code-block-title',
      '',
      'code-tools',
    ]);
    await page.evaluate('change({ more: false })');
    expect(await page.getByRole('tab').count()).toBe(1);
    await page.evaluate('unmount()');
    expect(await page.locator('#body').innerHTML()).toBe('');
    await page.evaluate('undo()');
    expect(faults).toEqual([]);
    await page.close();
  });

  deepTest('is what it was when that is undone', async () => {
    const { page, faults } = await open();
    await page.getByRole('tab', { name: 'b', exact: true }).click();
    await page.evaluate('undo()');
    const withoutIds = (await page.locator('#body').innerHTML()).replace(/ id="slodocs-tab-\d+"/g, '');
    expect(withoutIds).toBe(await page.evaluate('before'));
    await page.evaluate("change({ names: ['a', 'b', 'd'] })");
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
});
