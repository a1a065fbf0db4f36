#!/usr/bin/env node
// Compiled code is kept between runs where Node can do so; the rest is loaded after that is on.
import module from 'node:module';

module.enableCompileCache?.();
await import('../dist/cli/cli.js');
