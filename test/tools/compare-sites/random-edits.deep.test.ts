// Random edits of the manual: each report lists exactly the pages that differ, with their words.
import { expect, test } from 'vitest';
import { writeEditedManual } from './edited-site.ts';
import { reportEdits } from './random-edits.ts';

test('fifty random edits of the manual are all reported, and nothing else is', { timeout: 600_000 }, async () => {
  const { edits, report } = await reportEdits(writeEditedManual, 50, 11);
  expect(edits).toHaveLength(50);
  const addressed = edits.filter((one) => /^(?:moved|added|removed):/.test(one));
  expect(report.content.pages.length).toBeGreaterThanOrEqual(edits.length - addressed.length);
});
