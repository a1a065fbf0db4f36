#!/usr/bin/env node
// Runs `slodocs init` with the arguments of `npm create slodocs`.
process.argv.splice(2, 0, 'init');
await import(new URL('bin/slodocs.js', import.meta.resolve('slodocs/package.json')).href);
