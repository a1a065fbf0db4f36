// Checks a call of sloctl against the table.
import { listed } from '../help.ts';
import type { Call } from './calls.ts';
import type { Rule } from './command.ts';
import { type CallFault, type ReadCall, readCall } from './read-call.ts';
import type { Word } from './shell.ts';
import { isOpen, kindOf, valueFault } from './values.ts';

/** `isMention`: a sentence names a command, and need not say all that it takes. */
export function checkCall(call: Call, isMention: boolean): readonly CallFault[] {
  const read = readCall(call);
  const isHelp = read.flags.some(({ flag }) => flag.name === '--help');
  const values = [...flagFaults(read, isMention || isHelp), ...argumentFaults(read)];
  if (isMention || isHelp || read.isOpen || read.faults.length > 0) return [...read.faults, ...values];
  return [...values, ...missing(read), ...(read.command.rules ?? []).flatMap((rule) => ruleFaults(rule, read))];
}

function fault(code: CallFault['code'], { start, end }: Pick<Word, 'start' | 'end'>, message: string, help: string): CallFault {
  return { code, message, help, start, end };
}

function flagFaults({ flags, args, command }: ReadCall, isMention: boolean): readonly CallFault[] {
  const kindAt = command.args?.findIndex(({ takes }) => takes === 'kind') ?? -1;
  const kind = kindAt < 0 ? undefined : kindOf(args[kindAt]?.text ?? '');
  return flags.flatMap(({ flag, word, value }, at): readonly CallFault[] => {
    const written = word.text.startsWith('--') ? flag.name : (flag.short ?? flag.name);
    if (flag.kinds && kind !== undefined && !flag.kinds.includes(kind)) {
      return [fault('conflict', word, `"${written}" is not for the kind "${kind}"`, `It is for ${listed(flag.kinds)}.`)];
    }
    if (!flag.repeats && flags.findIndex((other) => other.flag === flag) < at) {
      return [fault('conflict', word, `"${written}" stands twice`, 'Write it once.')];
    }
    if (!flag.takes) return value ? [fault('wrong-value', value, `"${written}" takes no value`, 'Leave the value out.')] : [];
    if (!value) return isMention ? [] : [fault('missing-value', word, `"${written}" has no value`, 'Write its value behind it.')];
    const wrong = valueFault(written, flag.takes, value);
    return wrong ? [{ ...fault('wrong-value', value, wrong.message, wrong.help), meant: wrong.meant, replaces: value.text }] : [];
  });
}

function argumentFaults({ args, command, path, faults }: ReadCall): readonly CallFault[] {
  const known = command.args ?? [];
  // What stands behind an unknown flag may be its value.
  const isUnsure = faults.some(({ code }) => code === 'unknown-flag');
  return args.flatMap((word, at): readonly CallFault[] => {
    const last = known.at(-1);
    const argument = known[at] ?? (last?.repeats ? last : undefined);
    if (!argument) {
      const help = known.length === 0 ? 'It takes flags alone.' : `It takes ${listed(known.map(({ name }) => name))}.`;
      return isUnsure || isOpen(word)
        ? []
        : [fault('surplus-argument', word, `\`${path}\` takes no argument "${word.text}"`, help)];
    }
    const wrong = valueFault(argument.name, argument.takes, word);
    return wrong ? [{ ...fault('wrong-value', word, wrong.message, wrong.help), meant: wrong.meant, replaces: word.text }] : [];
  });
}

function missing({ path, command, last, flags, args }: ReadCall): readonly CallFault[] {
  if (command.commands && !command.args && path !== 'sloctl') {
    const names = command.commands.map(({ name }) => name);
    return [fault('missing-argument', last, `\`${path}\` needs a command`, `It takes ${listed(names)}.`)];
  }
  const needed = (command.args ?? []).slice(args.length).filter(({ required }) => required);
  const absent = (command.flags ?? []).filter(({ name, required }) => required && !flags.some(({ flag }) => flag.name === name));
  return [...needed, ...absent].map(({ name }) => fault('missing-argument', last, `\`${path}\` lacks ${name}`, `Add ${name}.`));
}

function ruleFaults(rule: Rule, read: ReadCall): readonly CallFault[] {
  const { path, last, flags, args, command } = read;
  const given = (name: string): Word | undefined => {
    if (name.startsWith('-')) return flags.find(({ flag }) => flag.name === name)?.word;
    return args[command.args?.findIndex((argument) => argument.name === name) ?? -1];
  };
  const lacks = (name: string, because: string): readonly CallFault[] => [
    fault('missing-argument', last, `\`${path}\` lacks ${name}${because}`, `Add ${name}.`),
  ];
  switch (rule.rule) {
    case 'one of':
    case 'at least one of': {
      const [, second] = rule.names.flatMap((name) => given(name) ?? []);
      if (rule.names.every((name) => !given(name))) return lacks(listed(rule.names, 'or'), '');
      return second && rule.rule === 'one of'
        ? [fault('conflict', second, `${listed(rule.names)} exclude each other`, 'Keep one of them.')]
        : [];
    }
    case 'together': {
      const [one, other] = rule.names;
      if (given(one) && !given(other)) return lacks(other, `, which ${one} needs`);
      return given(other) && !given(one) ? lacks(one, `, which ${other} needs`) : [];
    }
    case 'needs':
      return given(rule.name) && !given(rule.other) ? lacks(rule.other, `, which ${rule.name} needs`) : [];
    case 'only where': {
      const [word, argument] = [given(rule.name), given(rule.argument)];
      const takes = command.args?.find(({ name }) => name === rule.argument)?.takes ?? 'text';
      // A misspelt value is a fault of its own.
      if (!word || !argument || isOpen(argument) || rule.is.includes(argument.text) || valueFault('', takes, argument)) return [];
      return [fault('conflict', word, `"${rule.name}" is not for ${argument.text}`, `It is for ${listed(rule.is)}.`)];
    }
  }
}
