import { it } from 'vitest';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../src/index.ts';
import { writeSite } from '../pipeline/built-site.ts';
import { liveSite } from '../theme/browser/live-site.ts';
it('x', async () => {
  for (const name of Object.keys(liveSite).filter((n) => /^docs\/[a-z].*mdx$|pages/.test(n))) {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-dbg-')));
    const files = Object.fromEntries(Object.entries(liveSite).filter(([k]) => !/^docs\/[a-z].*mdx$|pages/.test(k) || k === name));
    writeSite(root, files);
    try { const { diagnostics, outDir } = await build({ root }); console.log(name, outDir, JSON.stringify(diagnostics)); } catch (e) { console.log(name, String(e)); }
  }
}, 100000);
