// Measures regular expressions on adversarial texts, to find those that take more than linear time.
import { createContext, Script } from 'node:vm';
import { attacksOf } from './attacks.mjs';

/** Small steps at first, for a time that doubles with each sign would never end. */
const counts = [12, 17, 24, 34, 48, 68, 96, 135, 270, 540, 1080, 3000];
/** A linear time grows as the text does, a quadratic one by the square of it. */
const growth = 1.4;
const steep = 1.65;
/** In milliseconds of a processor. A linear search of such a text takes hundredths of one. */
const long = 1;
const mostTime = 1500;

/** Undefined for an expression on which no attack succeeds. */
export function findAttack(source, flags) {
  if (!/[*+{]/.test(source)) return undefined;
  const pattern = new RegExp(source, flags);
  return attacksOf(source, flags).find((attack) => succeeds(pattern, attack));
}

function succeeds(pattern, { prefix, pump, suffix }) {
  const textOf = (count) => prefix + pump.repeat(count) + suffix;
  let before = 0;
  for (const count of counts) {
    // On a busy machine the clock of the processor may have missed what was long: the next text may take for ever.
    before = before < long ? run(pattern, textOf(count)).wall : runUpTo(mostTime, pattern, textOf(count));
    if (before === Number.POSITIVE_INFINITY) return true;
    if (before < long) continue;
    const time = leastTime(pattern, textOf(count));
    if (time < long / 2) continue;
    const next = leastTime(pattern, textOf(Math.ceil(growth * count)));
    if (next === Number.POSITIVE_INFINITY) return true;
    if (next < steep * time) continue;
    if (leastTime(pattern, textOf(Math.ceil(growth ** 2 * count))) > steep * next) return true;
  }
  return false;
}

/** Of the processor, for others run at the same time. Infinite for what takes seconds. */
function leastTime(pattern, text) {
  if (runUpTo(mostTime, pattern, text) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
  return Math.min(...[1, 2, 3].map(() => run(pattern, text).processor));
}

/** Both in milliseconds. */
function run(pattern, text) {
  const [wall, { user }] = [performance.now(), process.cpuUsage()];
  find({ pattern, text });
  return { wall: performance.now() - wall, processor: (process.cpuUsage().user - user) / 1000 };
}

function find({ pattern, text }) {
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
}

const given = { find, pattern: undefined, text: '' };
const context = createContext(given);
const script = new Script('find({ pattern, text })');

/** Milliseconds; infinite where the limit stops it, which no linear search of so short a text comes near to. */
function runUpTo(timeout, pattern, text) {
  Object.assign(given, { pattern, text });
  const start = performance.now();
  try {
    script.runInContext(context, { timeout });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  return performance.now() - start;
}
