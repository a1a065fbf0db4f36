// Random edits of a small site: the report lists exactly the pages that differ, with their words.
import { expect, test } from 'vitest';
import { writeEditedSite } from './edited-site.ts';
import { reportEdits } from './random-edits.ts';

test('a report lists exactly the pages that were edited, and shows their words', async () => {
  const { edits, report, html, markdown } = await reportEdits(writeEditedSite, 10, 3);
  expect(edits).toHaveLength(10);
  const paths = report.content.pages.map(({ path }) => path);
  for (const edit of edits.filter((one) => /^(?:text|code|image|title|heading|link):/.test(one))) {
    const path = `/${edit.replace(/^.*: /, '').replace(/\.md$/, '')}`;
    expect(paths).toContain(path);
    expect(html).toContain(`<code>${path}</code>`);
    expect(markdown).toContain(`<code>${path}</code>`);
  }
  expect(report.difference.moved).toHaveLength(1);
  expect(report.difference.added).toHaveLength(1);
  expect(report.difference.removed).toHaveLength(1);
  expect(html).toContain('Image: looks different');
});
