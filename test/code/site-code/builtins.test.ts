// What calls of a site's code change of JavaScript itself: put back and named, unless it is only added.
import { expect, onTestFinished, test } from 'vitest';
import { openSiteCode } from '../../../src/code/site-code/site-code.ts';

const hook = { what: 'the discover hook of the plugin "odd"', plugin: 'odd', hook: 'discover' };

/** What is said after the call. */
async function saidOf(work: () => unknown, owner: 'program' | 'library' = 'program'): Promise<readonly string[]> {
  const siteCode = openSiteCode({ owner });
  await siteCode.call(hook, work);
  const faults = await siteCode.lateFaults(false);
  expect(siteCode.isTainted).toBe(faults.length > 0);
  return faults.map(({ code, message, plugin }) => `${code} ${plugin}: ${message}`);
}

const said = (names: string): readonly string[] => [
  `site-code/changed-builtin odd: the discover hook of the plugin "odd" changed ${names}, which all code shares`,
];

test('methods, globals and the console are put back', async () => {
  const { map } = Array.prototype;
  const { fetch } = globalThis;
  const { log } = console;
  const found = await saidOf(() => {
    Array.prototype.map = () => [];
    globalThis.fetch = async () => new Response();
    console.log = () => undefined;
    Reflect.deleteProperty(String.prototype, 'replace');
    Object.defineProperty(Map.prototype, 'size', { get: () => 1, configurable: true });
  });
  expect(found).toEqual(said('"fetch", "Array.prototype.map", "String.prototype.replace", "console.log", "Map.prototype.size"'));
  expect([Array.prototype.map, globalThis.fetch, console.log, 'aa'.replace('a', 'b'), new Map().size]).toEqual([
    map,
    fetch,
    log,
    'ba',
    0,
  ]);
});

test('what a hook changes after it has waited is put back once it is done', async () => {
  const { join } = Array.prototype;
  const found = await saidOf(async () => {
    await Promise.resolve();
    Array.prototype.join = () => 'odd';
  });
  expect(found).toEqual(said('"Array.prototype.join"'));
  expect(Array.prototype.join).toBe(join);
});

test('what every loop over keys sees is taken away, and what is only added stays', async () => {
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'lastOne'));
  const found = await saidOf(() => {
    Object.assign(Object.prototype, { odd: true });
    Object.defineProperty(Array.prototype, 'lastOne', { value: () => 1, configurable: true });
  });
  expect(found).toEqual(said('"Object.prototype.odd"'));
  expect(['odd' in {}, 'lastOne' in Array.prototype]).toEqual([false, true]);
});

test('what the program around has changed before the call is its own', async () => {
  const { warn } = console;
  onTestFinished(() => {
    console.warn = warn;
  });
  const siteCode = openSiteCode({ owner: 'library' });
  siteCode.call(hook, () => undefined);
  const own = (): void => undefined;
  console.warn = own;
  siteCode.call(hook, () => undefined);
  expect([await siteCode.lateFaults(false), console.warn]).toEqual([[], own]);
});
