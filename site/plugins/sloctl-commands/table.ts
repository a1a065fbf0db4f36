// Lists the sloctl commands with their arguments and flags.
import type { Command } from './command.ts';
import { adjustment, context, dryRun, file, from, names, project, reading, readingConfig, to, yes } from './flags.ts';
import { get } from './get.ts';
import { replay } from './replay.ts';

const statuses = ['reviewed', 'skipped', 'to-review', 'overdue', 'not-started'];

export const sloctl: Command = {
  name: 'sloctl',
  flags: [],
  commands: [
    {
      name: 'apply',
      flags: [{ ...file, required: true }, dryRun, project, yes, { name: '--replay' }, from],
      rules: [{ rule: 'together', names: ['--replay', '--from'] }],
    },
    {
      name: 'delete',
      args: [{ name: 'KIND', takes: 'written kind' }, names],
      flags: [file, dryRun, project, yes],
      rules: [
        { rule: 'one of', names: ['-f', 'KIND'] },
        { rule: 'needs', name: 'KIND', other: 'NAME' },
      ],
    },
    get,
    {
      name: 'edit',
      args: [
        { name: 'KIND', takes: 'written kind', required: true },
        { ...names, required: true },
      ],
      flags: [project, dryRun],
    },
    {
      name: 'config',
      commands: [
        { name: 'add-context' },
        { name: 'use-context', args: [context('CONTEXT')] },
        { name: 'get-contexts', flags: [{ name: '--verbose', short: '-v' }, { name: '--show-secret' }, ...readingConfig] },
        { name: 'current-context', flags: [{ name: '--verbose', short: '-v' }, { name: '--show-secret' }, ...readingConfig] },
        { name: 'current-user', flags: [{ name: '--verbose', short: '-v' }, ...readingConfig] },
        { name: 'rename-context', args: [context('OLD'), context('NEW')] },
        { name: 'delete-context', args: [context('CONTEXT')] },
      ],
    },
    replay,
    {
      name: 'move',
      commands: [
        {
          name: 'slo',
          args: [{ name: 'SLO', takes: 'name', required: true, repeats: true }],
          flags: [
            project,
            { name: '--to-project', takes: 'name' },
            { name: '--to-service', takes: 'name' },
            { name: '--detach-alert-policies' },
          ],
          rules: [{ rule: 'at least one of', names: ['--to-project', '--to-service'] }],
        },
      ],
    },
    {
      name: 'review',
      commands: [
        {
          name: 'set-status',
          args: [
            { name: 'STATUS', takes: statuses, required: true },
            { name: 'SLO', takes: 'name', required: true },
          ],
          flags: [project, { name: '--note', short: '-n', takes: 'text' }],
          rules: [{ rule: 'only where', name: '--note', argument: 'STATUS', is: ['reviewed', 'skipped'] }],
        },
      ],
    },
    {
      name: 'budgetadjustments',
      commands: [
        {
          name: 'events',
          commands: [
            {
              name: 'get',
              flags: [
                adjustment,
                { ...from, required: true },
                { ...to, required: true },
                { name: '--slo-name', takes: 'name' },
                { name: '--slo-project', takes: 'name' },
                ...reading,
              ],
              rules: [{ rule: 'together', names: ['--slo-name', '--slo-project'] }],
            },
            { name: 'update', flags: [adjustment, { ...file, required: true }] },
            { name: 'delete', flags: [adjustment, { ...file, required: true }] },
          ],
        },
      ],
    },
    {
      name: 'convert',
      commands: [
        {
          name: 'openslo',
          flags: [
            { ...file, required: true },
            { name: '--output', short: '-o', takes: ['yaml', 'json'] },
          ],
        },
      ],
    },
    {
      name: 'validate',
      commands: [
        {
          name: 'sli',
          flags: [
            file,
            project,
            { name: '--slo', takes: 'name' },
            { name: '--objective', takes: 'name' },
            { name: '--last', takes: 'duration' },
            from,
            to,
          ],
          rules: [
            { rule: 'one of', names: ['-f', '--slo'] },
            { rule: 'needs', name: '--objective', other: '--slo' },
          ],
        },
      ],
    },
    {
      name: 'aws-iam-ids',
      commands: [
        { name: 'direct', args: [{ name: 'NAME', takes: 'name', required: true }], flags: [project, ...reading] },
        { name: 'dataexport', flags: reading },
      ],
    },
    { name: 'completion', args: [{ name: 'SHELL', takes: ['bash', 'zsh', 'fish', 'powershell'], required: true }] },
    { name: 'mcp' },
    { name: 'version' },
  ],
};
