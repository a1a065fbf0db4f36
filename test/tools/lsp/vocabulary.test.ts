// What editors tell of components and of words of fences is found in the manual.
import { describe, expect, it } from 'vitest';
import { openManual } from '../../../src/assembly/manual-sections.ts';
import { fenceWords } from '../../../src/assembly/vocabulary.ts';
import { components } from '../../../src/theme/theme.ts';

const manual = openManual();

describe('the manual', () => {
  it.each(components)('tells of %s', (name) => {
    expect(manual.onComponent(name)).toMatch(/\[Manual\]\(file:/);
  });

  it('tells nothing of other components', () => {
    expect(manual.onComponent('Plan')).toBeUndefined();
    expect(manual.onComponent('constructor')).toBeUndefined();
  });

  const words = fenceWords(new Set(['code-highlight', 'npm-to-yarn', 'code-tabs', 'code-files', 'examples']), manual);
  it.each(words.map(({ name, about }) => [name, about]))('tells of the word %s', (_, about) => {
    expect(about).toMatch(/\w/);
  });

  it('tells of no words of plugins that a site lacks', () => {
    expect(fenceWords(new Set(['code-tabs']), manual).map(({ name }) => name)).toEqual(['tab']);
  });
});
