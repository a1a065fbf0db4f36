import { deepTest } from '../../property-runs.ts';
import { seeded } from '../../seeded-faults/random.ts';
import { playRound } from './round.ts';

deepTest('commands at the same time work one after the other', { timeout: 240_000 }, async () => {
  const random = seeded(1);
  await playRound(5, random);
});
