// Defines `sloctl replay`, which starts a replay, and its subcommands, which manage the queue.
import type { Command } from './command.ts';
import { file, from, project, reading } from './flags.ts';

export const replay: Command = {
  name: 'replay',
  commands: [
    { name: 'list', flags: [project, ...reading] },
    { name: 'cancel', args: [{ name: 'SLO', takes: 'name', required: true }], flags: [project] },
    {
      name: 'delete',
      args: [{ name: 'SLO', takes: 'name' }],
      flags: [project, { name: '--all' }],
      rules: [{ rule: 'one of', names: ['SLO', '--all'] }],
    },
  ],
  args: [{ name: 'SLO', takes: 'name', repeats: true }],
  flags: [file, project, from],
  rules: [
    { rule: 'one of', names: ['-f', 'SLO'] },
    { rule: 'needs', name: 'SLO', other: '--from' },
  ],
};
