// Measures expressions on texts that are made against them: the engine itself tells which take more than linear time.
import { attacksOf } from './attacks.mjs';

/** Small steps at first, for a time that doubles with each sign would never end. */
const counts = [12, 17, 24, 34, 48, 68, 96, 135, 270, 540, 1080, 3000];
/** A linear time grows as the text does, a quadratic one by the square of it. */
const growth = 1.4;
const steep = 1.65;
/** In milliseconds of a processor. A linear search of such a text takes hundredths of one. */
const long = 1;

/** Undefined for an expression on which no attack succeeds. */
export function findAttack(source, flags) {
  if (!/[*+{]/.test(source)) return undefined;
  const pattern = new RegExp(source, flags);
  return attacksOf(source, flags).find((attack) => succeeds(pattern, attack));
}

function succeeds(pattern, { prefix, pump, suffix }) {
  const textOf = (count) => prefix + pump.repeat(count) + suffix;
  for (const count of counts) {
    if (run(pattern, textOf(count), () => performance.now()) < long) continue;
    const time = leastTime(pattern, textOf(count));
    if (time < long / 2) continue;
    // A time that doubles with each sign has grown by half of the text's length to one that never ends.
    if (doubles(pattern, textOf, count, time)) return true;
    const next = leastTime(pattern, textOf(Math.ceil(growth * count)));
    if (next < steep * time) continue;
    if (leastTime(pattern, textOf(Math.ceil(growth ** 2 * count))) > steep * next) return true;
  }
  return false;
}

/** A text that is longer by an eighth, and one by an eighth more, each take far longer than a power of the length tells. */
function doubles(pattern, textOf, count, time) {
  const next = leastTime(pattern, textOf(Math.ceil(1.125 * count)));
  return next > 2 * time && leastTime(pattern, textOf(Math.ceil(1.25 * count))) > 2 * next;
}

/** Of the processor, for others run at the same time. */
function leastTime(pattern, text) {
  const now = () => process.cpuUsage().user / 1000;
  return Math.min(...[1, 2, 3].map(() => run(pattern, text, now)));
}

function run(pattern, text, now) {
  const start = now();
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return now() - start;
}
