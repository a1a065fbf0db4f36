import { test } from 'vitest';
import { readExpected } from './corpus.ts';
import { measure } from './measure.ts';

test('m', async () => {
  const m = await measure(process.env.OUT!, await readExpected(process.env.CORPUS!));
  for (const [k, v] of Object.entries(m)) {
    console.log(`${k}: ${v.equal} of ${v.of}`);
    for (const d of v.differences.slice(0, Number(process.env.SHOW ?? 4))) console.log('    ' + d.slice(0, 400));
  }
}, 200000);
