// Many rounds of commands at the same time, on a machine that has other things to do.
import { spawn } from 'node:child_process';
import { onTestFinished, test } from 'vitest';
import { seeded } from '../../seeded-faults/random.ts';
import { playRound } from './round.ts';

test.for([1, 2, 3, 4])('commands at the same time work one after the other, by seed %d', { timeout: 3_600_000 }, async (seed) => {
  for (let n = 0; n < 4; n++) {
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    onTestFinished(() => void busy.kill('SIGKILL'));
  }
  const random = seeded(seed);
  for (let round = 0; round < 50; round++) await playRound(5, random);
});
