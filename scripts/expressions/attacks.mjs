// Generates texts on which a regular expression may take more than linear time, from the parts of the expression.
import { RegExpParser } from '@eslint-community/regexpp';

/** What sets of an expression may hold. */
const signs = [...'aA0 _-./:;,!?#$%&@*+=|~^`"\'<>()[]{}\\', '\t', '\n', '\r', 'é', '—', '中', '😀'];
const sets = new Set(['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass']);

/** Each is `prefix`, many times `pump`, and `suffix`. */
export function attacksOf(source, flags) {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, modes);
  const found = partsOf(pattern);
  const tests = new Map(found.sets.map((node) => [node, wholly(node, flags)]));
  const sample = sampler(tests);
  const chosen = chosenSigns(tests);
  const attacks = new Map();
  for (const [index, quantifier] of found.quantifiers.entries()) {
    const suffixes = ['', '\0', '\n\0', '\0\n', ...endsOf(quantifier, chosen, flags)];
    const add = (prefix, pump) => {
      if (pump !== '')
        for (const suffix of suffixes) attacks.set(JSON.stringify([prefix, pump, suffix]), { prefix, pump, suffix });
    };
    const before = sample.before(quantifier);
    const inner = sample.of(quantifier.element);
    for (const sign of chosen) {
      add(before, sign);
      if (before === '') add('\0', sign);
    }
    // A start that is read anew inside of what follows a start.
    for (const end of flags.includes('m') ? ['', '\n', '\r'] : ['']) {
      add('', before + inner + end);
      add('', before + end);
    }
    add(before, inner);
    const last = index === 0 ? '' : sample.before(found.quantifiers[index - 1]);
    if (last !== '' && before.startsWith(last)) add(last, before.slice(last.length) + inner);
  }
  return [...attacks.values()];
}

/** Quantifiers with a large range, and sets of signs. */
function partsOf(pattern) {
  const found = { quantifiers: [], sets: [] };
  const visit = (node) => {
    if (sets.has(node.type)) found.sets.push(node);
    else if (node.type === 'Quantifier') {
      if (isWide(node)) found.quantifiers.push(node);
      visit(node.element);
    } else for (const child of node.alternatives ?? node.elements ?? []) visit(child);
  };
  visit(pattern);
  return found;
}

/** Some signs that end a repetition. */
function endsOf({ element }, chosen, flags) {
  const repeated = wholly(element, flags);
  return chosen.filter((sign) => !repeated.test(sign)).slice(0, 4);
}

/** Tells whether a part matches all of a text. */
function wholly({ raw }, flags) {
  const whole = `^(?:${raw})$`;
  return new RegExp(whole, flags.replace(/[gmy]/g, ''));
}

function isWide({ min, max }) {
  return max - min > 50;
}

/** A text that a part matches, and one that stands before it. */
function sampler(tests) {
  const known = new Map([...tests].map(([node, test]) => [node, signs.find((sign) => test.test(sign)) ?? '']));
  const of = (node) => {
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    if (known.has(node)) return known.get(node);
    if (node.type === 'Quantifier') return of(node.element).repeat(Math.max(node.min, isWide(node) ? 1 : 0));
    if (node.type === 'Backreference') return of([node.resolved].flat()[0]);
    if (node.type === 'Assertion') return aheadOf(node);
    if (node.type === 'Alternative') return node.elements.map(of).join('');
    return node.alternatives ? of(node.alternatives[0]) : '';
  };
  // Of what must follow, one sign can be a part of what follows.
  const aheadOf = (node) => {
    const text = node.kind === 'lookahead' && !node.negate ? of(node.alternatives[0]) : '';
    return text.length === 1 ? text : '';
  };
  const before = (node) => {
    let text = '';
    for (let at = node; at.parent; at = at.parent) {
      const { elements } = at.parent;
      if (at.parent.type === 'Alternative') text = elements.slice(0, elements.indexOf(at)).map(of).join('') + text;
    }
    return text;
  };
  return { of, before };
}

/** One sign for each choice of sets that hold it, and the ends of lines. */
function chosenSigns(tests) {
  const own = [...tests.keys()].flatMap((node) => (node.type === 'Character' ? [String.fromCodePoint(node.value)] : []));
  const chosen = new Map();
  for (const sign of [...signs, ...own]) {
    const kind = [...tests.values()].map((test) => (test.test(sign) ? 1 : 0)).join('');
    if (!chosen.has(kind)) chosen.set(kind, sign);
  }
  return [...new Set([...chosen.values(), '\n', '\r'])];
}
