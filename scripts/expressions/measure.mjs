// Measures expressions on texts that are made against them: the engine itself tells which take more than linear time.
import { attacksOf } from './attacks.mjs';

const longest = 3000;
const growth = 1.4;
/** In milliseconds of a processor. A linear search of such a text takes hundredths of one. */
const long = 1;

/** Undefined for an expression on which no attack succeeds. */
export function findAttack(source, flags) {
  if (!/[*+{]/.test(source)) return undefined;
  const pattern = new RegExp(source, flags);
  return attacksOf(source, flags).find((attack) => succeeds(pattern, attack));
}

/** Texts grow slowly, for a time that doubles with each sign would never end. */
function succeeds(pattern, { prefix, pump, suffix }) {
  const textOf = (count) => prefix + pump.repeat(count) + suffix;
  for (let count = 12; count < longest; count = Math.ceil(count * growth)) {
    if (timeOf(pattern, textOf(count)) < long) continue;
    const time = leastTime(pattern, textOf(count));
    // A linear time grows as the text does, a quadratic one twice as much; one that doubles with each sign must not grow far.
    if (time >= long / 2 && leastTime(pattern, textOf(Math.ceil(growth * count))) > 1.7 * time) return true;
  }
  return false;
}

function leastTime(pattern, text) {
  return Math.min(...[1, 2, 3].map(() => timeOf(pattern, text)));
}

function timeOf(pattern, text) {
  const start = process.cpuUsage().user;
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  return (process.cpuUsage().user - start) / 1000;
}
