#!/usr/bin/env node
// Compiled code is kept between runs where Node can do so; the rest is loaded after that is on.
import module from 'node:module';
import v8 from 'node:v8';

module.enableCompileCache?.();

// V8 is tuned for servers. A build ends before all that is optimized early and inlined widely has paid for itself, so code has to
// run eight times as often before it is optimized. It lets the heap grow to a multiple of what is in use before it collects all
// garbage; a fifth more takes hardly any time, and a third of the memory. Threads have the same flags.
const common = ['--max-inlined-bytecode-size-cumulative=200', '--heap-growing-percent=20'];
/** By the major version of V8: another one may complain of a flag that it does not know. */
const known = { 11: [...common, '--interrupt-budget=540672'], 12: common, 13: common };
for (const flag of known[Number.parseInt(process.versions.v8, 10)] ?? []) v8.setFlagsFromString(flag);

await import('../dist/cli/cli.js');
