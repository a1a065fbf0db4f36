// Hostile texts in settings, data files and what plugins make.
import { describe, expect, it } from 'vitest';
import { payloads } from './payloads.ts';
import { siteFields } from './site-fields.ts';
import { trySite } from './try-site.ts';

/** These are HTML by contract: an author may write elements there. */
const html = new Set(['footer', 'announcement', 'file of sidebars']);

describe.each(Object.entries(siteFields))('hostile texts as %s', (field, inputOf) => {
  const texts = Object.entries(payloads).filter(([tries]) => !(html.has(field) && tries.startsWith('end of')));
  it.each(texts)('%s', { timeout: 60_000 }, async (_, text) => {
    const { config = '', files = {} } = inputOf(text);
    const { escaped, seconds } = await trySite(config, files);
    expect(escaped).toEqual([]);
    expect(seconds).toBeLessThan(20);
  });
});
