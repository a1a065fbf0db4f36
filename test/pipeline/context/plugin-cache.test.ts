// What a plugin keeps is found again as it was: plain data, and bytes.
import { expect, test } from 'vitest';
import { openPluginCache } from '../../../src/pipeline/context/plugin-cache.ts';
import { storeInMemory } from '../../../src/store/cache-store.ts';

const plugin = { name: 'plotter', apiVersion: 1, options: { width: 200 } } as const;

test('gives plain data and bytes as they were made, and makes them once', async () => {
  const shelves = storeInMemory();
  const values = { data: { size: [1, 2], label: 'Größe' }, none: null, bytes: Uint8Array.of(0, 255, 7), empty: new Uint8Array() };
  for (const round of [1, 2]) {
    const { cached } = openPluginCache(plugin, 'engine', shelves);
    for (const [key, value] of Object.entries(values)) {
      let made = 0;
      const answer = await cached(key, () => {
        made += 1;
        return value;
      });
      expect(answer instanceof Uint8Array ? [...answer] : answer).toEqual(value instanceof Uint8Array ? [...value] : value);
      expect(made, `${key} in round ${round}`).toBe(round === 1 ? 1 : 0);
    }
  }
});

test('keeps apart what other options, another plugin and another slodocs made', async () => {
  const shelves = storeInMemory();
  const ask = ([name, width, engine]: readonly [string, number, string]): Promise<string> =>
    openPluginCache({ ...plugin, name, options: { width } }, engine, shelves).cached(
      'one key',
      () => `${name} ${width} ${engine}`,
    );
  const asked = [
    ['plotter', 200, 'a'],
    ['plotter', 300, 'a'],
    ['tracer', 200, 'a'],
    ['plotter', 200, 'b'],
  ] as const;
  for (const one of asked) expect(await ask(one)).toBe(one.join(' '));
});
