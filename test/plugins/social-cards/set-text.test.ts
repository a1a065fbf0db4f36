// Words to lines of outlined letters.
import { describe, expect, it } from 'vitest';
import { drawCard } from '../../../src/plugins/social-cards/card.ts';
import { drawable, drawLine, shorten, widthOf, wrap } from '../../../src/plugins/social-cards/set-text.ts';

const face = { size: 50, tracking: 0 };

describe('the text of a card', () => {
  it('keeps what has an outline, the letter of what is marked, and no more', () => {
    expect(drawable('Größe  → Надёжность\n ΑΒΓ “x”')).toBe('Größe – Надёжность ΑΒΓ “x”');
    expect(drawable('é e\u0301 ǟ ﬁ')).toBe('é é a fi');
    expect(drawable('Ship 🚀 it 日本')).toBe('Ship it');
    expect(drawable('🚀')).toBe('');
  });

  it('is as wide as its letters, with pairs that stand closer', () => {
    expect(widthOf('', face)).toBe(0);
    expect(widthOf('AVAV', face)).toBeLessThan(2 * widthOf('A', face) + 2 * widthOf('V', face));
    expect(widthOf('AB', { ...face, tracking: 0.1 })).toBeCloseTo(widthOf('AB', face) + 5);
    expect(drawLine('A B', 1, 2, face)).toMatch(
      /^<g transform="translate\(1 2\) scale\(0\.05\)"><path transform="translate\(0\)" d="m[^"]+z"\/><path transform="translate\(\d+\)" d="m[^"]+z"\/><\/g>$/,
    );
  });

  it('is broken into even lines that fit', () => {
    const text = 'What an objective is, and how to choose one that people believe in';
    const lines = wrap(text, 900, 3, face);
    expect(lines.join(' ')).toBe(text);
    expect(lines).toHaveLength(2);
    const [first = 0, second = 0] = lines.map((line) => widthOf(line, face));
    expect(Math.abs(first - second)).toBeLessThan(200);
  });

  it('ends in an ellipsis, between words, where there is more than fits', () => {
    const lines = wrap('one two three four five six seven eight nine ten', 200, 2, face);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^[a-z ]+…$/);
    for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(200);
    expect(shorten('Words, more words, and more', 520, face)).toBe('Words, more words…');
  });

  it('breaks a word that no line can hold, at a sign if there is one', () => {
    expect(wrap('internal.metrics.pipeline.configuration', 500, 4, face)[0]).toMatch(/\.$/);
    const lines = wrap('x'.repeat(100), 300, 50, face);
    expect(lines.join('')).toBe('x'.repeat(100));
    for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(300);
  });
});

describe('a card', () => {
  const card = { title: 'A', description: '', section: [], site: 'S', host: 'h.example', hasLogo: false };

  it('holds no text, so that no font of the machine decides how it looks', () => {
    const svg = drawCard({
      ...card,
      title: 'A <b> & "c"',
      section: ['D & e'],
      description: 'F',
      color: '#0b5558',
      hasLogo: true,
    });
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toContain('text');
  });

  it('is drawn in what stands out from its ground', () => {
    expect(drawCard({ ...card, color: '#0b5558' })).toContain('<g fill="#ffffff">');
    expect(drawCard({ ...card, color: '#f4f4f4' })).toContain('<g fill="#10181f">');
  });

  it('stays above its line, however long title and description are', () => {
    for (const words of [1, 6, 12, 40])
      for (const section of [[], ['Guides', 'SLO guides']]) {
        const title = 'Reliability '.repeat(words).trim();
        const svg = drawCard({ ...card, title, description: 'A description. '.repeat(30), section, color: '#0b5558' });
        const baselines = Array.from(svg.matchAll(/translate\(\d+ ([\d.]+)\)/g), ([, y]) => Number(y)).filter((y) => y < 490);
        expect(Math.max(...baselines), `${words} ${section}`).toBeLessThanOrEqual(432);
      }
  });
});
