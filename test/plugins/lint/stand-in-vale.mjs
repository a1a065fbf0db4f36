#!/usr/bin/env node
// Speaks as Vale does, with three rules: the JSON, the exit codes and the columns, which count code points, are its own.
import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const args = process.argv.slice(2);
if (args.includes('--version')) {
  console.log('vale version 3.99.0');
  process.exit(0);
}
const flag = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const config = flag('config');
const settings = readFileSync(config, 'utf8');
const files = args.slice(args.indexOf('--') + 1);
appendFileSync(join(dirname(config), 'runs.log'), `${files.join(' ')}\n`);

const [, mode = ''] = /^# stand-in: (.+)$/m.exec(settings) ?? [];
if (mode === 'crash') process.kill(process.pid, 'SIGSEGV');
if (mode === 'hang') await new Promise(() => setInterval(() => undefined, 1000));
if (mode === 'garbage') {
  console.log('panic: {');
  process.exit(0);
}
if (mode === 'exit 2') {
  const fault = { Line: 3, Path: config, Text: "The path 'styles' does not exist.", Code: 'E201', Span: 14 };
  console.error(JSON.stringify(fault, null, 2));
  process.exit(2);
}

const rules = [
  { Check: 'Nines.Simply', Severity: 'suggestion', words: /\bsimply\b/gi, Message: 'Nothing is simple to everybody.', Link: '' },
  {
    Check: 'Nines.Terms',
    Severity: 'warning',
    words: /\butili[sz]e\b/gi,
    Message: "Use 'use' instead of 'utilize'.",
    Link: 'https://style.nines.example/terms',
  },
  { Check: 'Nines.Spelling', Severity: 'error', words: /\bteh\b/gi, Message: "Did you really mean 'teh'?", Link: '' },
];
const levels = ['suggestion', 'warning', 'error'];
const least = levels.indexOf(flag('minAlertLevel') ?? /^MinAlertLevel\s*=\s*(\w+)/m.exec(settings)?.[1] ?? 'suggestion');
const alerts = {};
for (const file of files) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const { words, ...rule } of rules) {
      if (levels.indexOf(rule.Severity) < least) continue;
      for (const { 0: Match, index: at } of line.matchAll(words)) {
        const first = [...line.slice(0, at)].length + 1;
        const Span = [first, first + [...Match].length - 1];
        alerts[file] ??= [];
        alerts[file].push({ Action: { Name: '', Params: null }, Span, ...rule, Description: '', Match, Line: index + 1 });
      }
    }
  }
}
console.log(JSON.stringify(alerts, null, 2));
process.exit(
  Object.values(alerts)
    .flat()
    .some(({ Severity }) => Severity === 'error')
    ? 1
    : 0,
);
