// Defines `sloctl get`, most of whose flags apply only to some object kinds.
import type { Command } from './command.ts';
import { from, names, project, reading, to } from './flags.ts';

export const get: Command = {
  name: 'get',
  args: [{ name: 'KIND', takes: 'kind', required: true }, names],
  flags: [
    { name: '--all-projects', short: '-A' },
    project,
    { name: '-l', takes: 'label', repeats: true, kinds: ['project', 'service', 'slo', 'alertpolicy'] },
    ...reading,
    { name: '--with-keys', short: '-k', kinds: ['agent'] },
    { name: '--limit', takes: 'number', kinds: ['user'] },
    { name: '--service', takes: 'name', repeats: true, kinds: ['slo', 'alert'] },
    { name: '--slo', takes: 'name', repeats: true, kinds: ['alert', 'annotation'] },
    { name: '--objective', takes: 'name', repeats: true, kinds: ['alert'] },
    { name: '--alert-policy', takes: 'name', repeats: true, kinds: ['alert'] },
    { name: '--triggered', kinds: ['alert'] },
    { name: '--resolved', kinds: ['alert'] },
    { ...from, kinds: ['alert', 'annotation'] },
    { ...to, kinds: ['alert', 'annotation'] },
    { name: '--category', takes: 'text', repeats: true, kinds: ['annotation'] },
    { name: '--system', kinds: ['annotation'] },
    { name: '--user', kinds: ['annotation'] },
  ],
};
