// Takes off the particles that Arabic and Hebrew write in front of a word without a space.

interface Particles {
  /** Runs of particles, each with those that may precede it. */
  readonly run: RegExp;
  /** Fewer letters are no word. */
  readonly least: number;
}

/** And, then, with, for, like, and the article; `للمستخدم` is `ل` and `المستخدم`. */
const arabic: Particles = { run: /^(?:[وف]?[بلك]?(?:ال|لل)|[وف][بلك]|[وفبلك])/, least: 3 };

/** And, that, when, in, to, from, like, and the article. */
const hebrew: Particles = { run: /^ו?(?:כש|[שכלמב])?[השכלמב]?/, least: 3 };

/** Words that it may be, without one particle, without two, and so on: no letter tells whether it belongs to the word. */
export function withoutParticles(word: string): readonly string[] {
  const particles = /^[\u0620-\u064a]/.test(word) ? arabic : /^[\u05d0-\u05ea]/.test(word) ? hebrew : undefined;
  if (!particles) return [];
  const [run = ''] = particles.run.exec(word) ?? [];
  const found: string[] = [];
  for (let n = 1; n <= run.length; n++) if (word.length - n >= particles.least) found.push(word.slice(n));
  return found;
}
