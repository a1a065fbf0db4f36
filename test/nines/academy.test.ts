// The course of Nines: the order and the parts of its lessons, and its questions as a reader answers them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, hasChromium, startChromium } from '../chromium.ts';
import { type ServedSite, serveSite } from '../proofs/served-site.ts';
import { isThorough } from '../property-runs.ts';
import { SharedWindows } from '../shared-windows.ts';
import { type NinesSite, readSite, repository, routes, withoutSlash } from './site.ts';

const course = routes.filter(({ area }) => area === '2.6-slocademy').map(({ route }) => route);
/** A lesson has three names in its address: the course, its part and its own. */
const lessons = course.filter((route) => route.split('/').length === 4);

let nines: NinesSite;
beforeAll(async () => {
  nines = await readSite();
}, 300_000);

const sourceOf = (route: string): string => readFileSync(join(repository, 'content', `${route}.md`), 'utf8');

/** Where the pager of a page leads on. */
function nextOf(route: string): string | undefined {
  const html = readFileSync(join(nines.outDir, route, 'index.html'), 'utf8');
  const isNext = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    name === 'a' && attribs['rel'] === 'next';
  const href = DomUtils.findOne(isNext, parseDocument(html).children, true)?.attribs['href'];
  return href === undefined ? undefined : withoutSlash(href);
}

test('the pager leads through the whole course in its order', () => {
  expect(course.map(nextOf)).toEqual([...course.slice(1), undefined]);
});

describe.each(lessons)('%s', (route) => {
  test('has a goal, an exercise with its solution, and questions', () => {
    const text = sourceOf(route);
    const [, body = ''] = /^---\n.*?\n---\n(.*)$/s.exec(text) ?? [];
    expect(body.trimStart()).toMatch(/^After this lesson/);
    const order = ['## Exercise', '<details>\n<summary>Solution</summary>', '## Questions', '<Quiz ', '## Next lesson'];
    const places = order.map((part) => body.indexOf(part));
    expect(places).toEqual(places.filter((place) => place > 0).sort((a, b) => a - b));
    expect(places).toHaveLength(order.length);
  });

  test('asks three questions with one right answer and a reason each', () => {
    const quizzes = sourceOf(route).split('<Quiz ').slice(1);
    expect(quizzes).toHaveLength(1);
    const [quiz = ''] = quizzes;
    expect(/^id="([^"]*)"/.exec(quiz)?.[1]).toBe(route.replace('/slocademy/', '').replaceAll('/', '-'));
    const questions = quiz.split('<Question ').slice(1);
    expect(questions).toHaveLength(3);
    for (const question of questions) {
      expect(question.match(/^<Choice right>/gm)).toHaveLength(1);
      expect((question.match(/^<Choice/gm) ?? []).length).toBeGreaterThanOrEqual(3);
      expect(question.match(/^<Why>/gm)).toHaveLength(1);
    }
  });

  const next = course[course.indexOf(route) + 1];
  test.skipIf(next === undefined)('leads to the next lesson', () => {
    expect(nines.pages.get(route)?.links).toContain(next);
  });
});

test('the pages of the parts list their lessons', () => {
  const parts = course.filter((route) => route.split('/').length === 3);
  const missing = lessons.filter((route) => nines.pages.has(route) && !nines.pages.get(dirname(route))?.links.includes(route));
  expect(parts.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

describe.skipIf(!hasChromium || !isThorough())('questions in a browser', { timeout: 60_000 }, () => {
  const path = '/slocademy/essentials/burn-rate';
  const rights = ['5', '2 days', 'Burn rate of at least 25'];
  let site: ServedSite;
  let browser: Browser;
  let windows: SharedWindows;
  const said: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([serveSite(repository), startChromium()]);
    windows = new SharedWindows(browser);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(async () => {
    await windows.clear();
    // What the console says: an error, or a breach of the policy.
    expect(said.splice(0)).toEqual([]);
  });

  async function open(options: Parameters<SharedWindows['lend']>[0] = {}) {
    const { page } = await windows.lend(options);
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (fault) => said.push(String(fault)));
    await page.goto(site.url(path));
    // They begin in sight.
    await page.locator('.quiz-question').first().scrollIntoViewIfNeeded();
    return page;
  }

  const question = (page: Page, index: number) => page.locator('.quiz-question').nth(index);
  const score = (page: Page) => page.locator('.quiz-score [role=status]').textContent();
  const entry = (page: Page) => page.locator('nav.sidebar').getByRole('link', { name: /^Read the burn rate/ });

  async function answer(page: Page, index: number, choice: string): Promise<void> {
    await question(page, index).getByRole('radio', { name: choice, exact: true }).check();
    await question(page, index).getByRole('button', { name: 'Check answer' }).click();
  }

  async function answerAll(page: Page): Promise<void> {
    for (const [index, choice] of rights.entries()) await answer(page, index, choice);
  }

  test('say whether an answer is right, and why', async () => {
    const page = await open();
    await answer(page, 0, '50');
    const feedback = question(page, 0).locator('.quiz-feedback');
    expect(await feedback.textContent()).toBe('Incorrect. 0.1% may fail, and 0.5 / 0.1 is 5.');
    expect(await feedback.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await question(page, 0).locator('li').allTextContents()).toEqual(['0.5 ', '5 Correct answer', '50 Your answer']);
    expect(await score(page)).toBe('0 of 3 correct. 2 to go.');
    await answer(page, 1, '2 days');
    expect(await question(page, 1).locator('.quiz-feedback').textContent()).toMatch(/^Correct\. /);
    expect(await score(page)).toBe('1 of 3 correct. 1 to go.');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('are answered with the keyboard', async () => {
    const page = await open();
    await question(page, 0).getByRole('radio').first().focus();
    for (const key of ['Space', 'ArrowDown', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => score(page)).toBe('1 of 3 correct. 2 to go.');
  });

  test('keep the score over a reload, until one starts over', async () => {
    const page = await open();
    await answer(page, 0, '5');
    await page.reload();
    await expect.poll(() => score(page)).toBe('1 of 3 correct. 2 to go.');
    expect(await question(page, 0).getByRole('radio').count()).toBe(0);
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await question(page, 0).getByRole('radio').count()).toBe(3);
    await page.reload();
    await expect.poll(() => score(page)).toMatch(/^Answer all questions correctly/);
  });

  test('mark a lesson in the sidebar once it is passed', async () => {
    const page = await open();
    expect(await entry(page).textContent()).toBe('Read the burn rate');
    await answerAll(page);
    expect(await score(page)).toBe('3 of 3 correct. This lesson is now marked as passed in the sidebar.');
    const marked = () =>
      page.locator('nav.sidebar').getByRole('link', { name: 'Read the burn rate passed', exact: true }).count();
    await expect.poll(marked).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await expect.poll(marked).toBe(1);
    await page.getByRole('link', { name: 'Pick a budgeting method' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Pick a budgeting method' }).waitFor();
    await expect.poll(marked).toBe(1);
    expect(await page.locator('nav.sidebar .lesson-passed').count()).toBe(1);
  });

  test('lose the mark when one starts over', async () => {
    const page = await open();
    await answerAll(page);
    await expect.poll(() => page.locator('.lesson-passed').count()).toBe(1);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => page.locator('.lesson-passed').count()).toBe(0);
  });

  test.each(['light', 'dark'] as const)('have no faults of access on phones in %s colours', async (colorScheme) => {
    const page = await open({ viewport: { width: 390, height: 844 }, colorScheme, reducedMotion: 'reduce' });
    await answer(page, 0, '0.5');
    await answer(page, 1, '2 days');
    expect(await axeFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('are read without scripts, with the answers in details', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await question(page, 0).locator('li').allTextContents()).toEqual(['0.5 ', '5 ', '50 ']);
    const details = question(page, 0).locator('details');
    expect(await details.getByText('0.1% may fail').isVisible()).toBe(false);
    await details.locator('summary').click();
    expect(await details.locator('p').allTextContents()).toEqual(['5', '0.1% may fail, and 0.5 / 0.1 is 5.']);
    expect(await page.locator('.quiz-score').count()).toBe(0);
  });
});
