#!/usr/bin/env node
// Compiled code is kept between runs where Node can do so; the rest is loaded after that is on.
import module from 'node:module';
import v8 from 'node:v8';

module.enableCompileCache?.();

// V8 is tuned for servers. A build ends before all that is optimized early and inlined widely has paid for itself, so code has to
// run eight times as often before it is optimized. Threads have the same flags.
const inlined = '--max-inlined-bytecode-size-cumulative=200';
// Each heap may grow to several times what is in use before all garbage is collected. In builds with threads, three tenths more are
// enough: for 1,000 pages that takes no time that can be told from noise, and saves an eighth of the memory.
const grown = '--heap-growing-percent=30';
/** By the major version of V8: another one may complain of a flag that it does not know. */
const known = { 11: [inlined, '--interrupt-budget=540672'], 12: [inlined], 13: [inlined] };
const flags = known[Number.parseInt(process.versions.v8, 10)] ?? [];
for (const flag of flags) v8.setFlagsFromString(flag);

/** The first thread is that which watches over the site's code. */
let threads = 0;
process.on('worker', () => {
  threads++;
  if (threads === 2 && flags.length > 0) v8.setFlagsFromString(grown);
});

await import('../dist/cli/cli.js');
