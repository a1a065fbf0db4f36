import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from '../../src/session/completion.ts';

test('runs one piece at a time, and first what somebody waits for', async () => {
  const queue = createWorkQueue();
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect(++running).toBe(1);
    await setTimeout(2);
    order.push(name);
    running--;
    return name;
  };
  const answers = [
    queue.idle(work('background 1')),
    queue.idle(work('background 2')),
    queue.now(work('request 1')),
    queue.now(work('request 2')),
  ];
  expect(await Promise.all(answers)).toEqual(['background 1', 'background 2', 'request 1', 'request 2']);
  // The first had begun before anything else was asked for.
  expect(order).toEqual(['background 1', 'request 1', 'request 2', 'background 2']);
});

test('a request that comes in between goes before background work', async () => {
  const queue = createWorkQueue();
  const order: string[] = [];
  const first = queue.idle(async () => {
    order.push('background 1');
    setImmediate(() => void queue.now(async () => order.push('request')));
  });
  const second = queue.idle(async () => order.push('background 2'));
  await Promise.all([first, second]);
  expect(order).toEqual(['background 1', 'request', 'background 2']);
});

test('a piece that fails is told to its caller alone', async () => {
  const queue = createWorkQueue();
  const failed = queue.now(() => Promise.reject(new Error('no')));
  const next = queue.now(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await queue.idle(async () => 'later')).toBe('later');
});
