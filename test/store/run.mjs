// One run after the other in a process of its own, until it is killed: `node run.mjs <store> <folder> <first run>`.
import { createHash } from 'node:crypto';

const [module, folder, first] = process.argv.slice(2);
const { openStore } = await import(module);
const keyOf = (name) => createHash('sha256').update(name).digest('hex').slice(0, 40);

for (let run = Number(first); ; run += 1) {
  const store = openStore(folder, { capBytes: 1_500_000 });
  // What the last runs put is still in use; older entries are given up for the cap, or merged.
  for (let old = Math.max(run - 3, 1); old < run; old += 1) {
    for (let index = 0; index < 40; index += 1) store.has('pages', keyOf(`${old}-${index}`));
  }
  for (let index = 0; index < 40; index += 1)
    store.put('pages', keyOf(`${run}-${index}`), Buffer.alloc(5000, `${run}-${index} `));
  if (run % 3 === 0) store.put('facts', keyOf(`${run}`), Buffer.alloc(50, `${run}`));
  store.put('notes', keyOf('last'), Buffer.from(`${run}`));
  await store.close();
  process.stdout.write(`${run}\n`);
}
