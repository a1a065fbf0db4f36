// Commands that change one site at the same time: each is done as a whole, or refused, and says which.
import { test } from 'vitest';
import { seeded } from '../../seeded-faults/random.ts';
import { playRound } from './round.ts';

test('commands at the same time work one after the other', { timeout: 240_000 }, async () => {
  const random = seeded(1);
  await playRound(5, random);
});
