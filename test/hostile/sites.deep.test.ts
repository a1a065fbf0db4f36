// Hostile texts in settings, data files and what plugins make.
import { describe, expect, it } from 'vitest';
import { payloads } from './payloads.ts';
import { siteFields } from './site-fields.ts';
import { trySite } from './try-site.ts';

describe.each(Object.entries(siteFields))('hostile texts as %s', (_, inputOf) => {
  it.each(Object.entries(payloads))('%s', { timeout: 60_000 }, async (_, text) => {
    const { config = '', files = {} } = inputOf(text);
    const { escaped, seconds } = await trySite(config, files);
    expect(escaped).toEqual([]);
    expect(seconds).toBeLessThan(20);
  });
});
