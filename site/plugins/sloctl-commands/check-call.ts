// Checks a sloctl call against the command table.
import { listed } from '../help.ts';
import type { Call } from './calls.ts';
import type { Rule } from './command.ts';
import { type CallFault, type ReadCall, readCall } from './read-call.ts';
import type { Word } from './shell.ts';
import { isOpen, kindOf, valueFault } from './values.ts';

/** `isMention` is true for a command that a sentence mentions, which may be incomplete. */
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
      return [
        fault('conflict', word, `"${written}" does not apply to the kind "${kind}"`, `It applies to ${listed(flag.kinds)}.`),
      ];
    }
    if (!flag.repeats && flags.findIndex((other) => other.flag === flag) < at) {
      return [fault('conflict', word, `"${written}" is given twice`, 'Give it only once.')];
    }
    if (!flag.takes) return value ? [fault('wrong-value', value, `"${written}" takes no value`, 'Remove the value.')] : [];
    if (!value) return isMention ? [] : [fault('missing-value', word, `"${written}" has no value`, 'Add its value after it.')];
    const wrong = valueFault(written, flag.takes, value);
    return wrong ? [{ ...fault('wrong-value', value, wrong.message, wrong.help), meant: wrong.meant, replaces: value.text }] : [];
  });
}

function argumentFaults({ args, command, path, faults }: ReadCall): readonly CallFault[] {
  const known = command.args ?? [];
  // A word after an unknown flag may be its value.
  const isUnsure = faults.some(({ code }) => code === 'unknown-flag');
  return args.flatMap((word, at): readonly CallFault[] => {
    const last = known.at(-1);
    const argument = known[at] ?? (last?.repeats ? last : undefined);
    if (!argument) {
      const help = known.length === 0 ? 'It takes only flags.' : `It takes ${listed(known.map(({ name }) => name))}.`;
      return isUnsure || isOpen(word)
        ? []
        : [fault('surplus-argument', word, `\`${path}\` does not take the argument "${word.text}"`, help)];
    }
    const wrong = valueFault(argument.name, argument.takes, word);
    return wrong ? [{ ...fault('wrong-value', word, wrong.message, wrong.help), meant: wrong.meant, replaces: word.text }] : [];
  });
}

function missing({ path, command, last, flags, args }: ReadCall): readonly CallFault[] {
  if (command.commands && !command.args && path !== 'sloctl') {
    const names = command.commands.map(({ name }) => name);
    return [fault('missing-argument', last, `\`${path}\` needs a command`, `Supported commands: ${listed(names)}.`)];
  }
  const needed = (command.args ?? []).slice(args.length).filter(({ required }) => required);
  const absent = (command.flags ?? []).filter(({ name, required }) => required && !flags.some(({ flag }) => flag.name === name));
  return [...needed, ...absent].map(({ name }) =>
    fault('missing-argument', last, `\`${path}\` is missing ${name}`, `Add ${name}.`),
  );
}

function ruleFaults(rule: Rule, read: ReadCall): readonly CallFault[] {
  const { path, last, flags, args, command } = read;
  const given = (name: string): Word | undefined => {
    if (name.startsWith('-')) return flags.find(({ flag }) => flag.name === name)?.word;
    return args[command.args?.findIndex((argument) => argument.name === name) ?? -1];
  };
  const lacks = (name: string, because: string): readonly CallFault[] => [
    fault('missing-argument', last, `\`${path}\` is missing ${name}${because}`, `Add ${name}.`),
  ];
  switch (rule.rule) {
    case 'one of':
    case 'at least one of': {
      const [, second] = rule.names.flatMap((name) => given(name) ?? []);
      if (rule.names.every((name) => !given(name))) return lacks(listed(rule.names, 'or'), '');
      return second && rule.rule === 'one of'
        ? [fault('conflict', second, `${listed(rule.names)} are mutually exclusive`, 'Keep only one of them.')]
        : [];
    }
    case 'together': {
      const [one, other] = rule.names;
      if (given(one) && !given(other)) return lacks(other, `, which ${one} requires`);
      return given(other) && !given(one) ? lacks(one, `, which ${other} requires`) : [];
    }
    case 'needs':
      return given(rule.name) && !given(rule.other) ? lacks(rule.other, `, which ${rule.name} requires`) : [];
    case 'only where': {
      const [word, argument] = [given(rule.name), given(rule.argument)];
      const takes = command.args?.find(({ name }) => name === rule.argument)?.takes ?? 'text';
      // A misspelled value is reported separately.
      if (!word || !argument || isOpen(argument) || rule.is.includes(argument.text) || valueFault('', takes, argument)) return [];
      return [fault('conflict', word, `"${rule.name}" does not apply to ${argument.text}`, `It applies to ${listed(rule.is)}.`)];
    }
  }
}
