// Defines flags and arguments that several sloctl commands share.
import type { Argument, Flag } from './command.ts';

export const globalFlags: readonly Flag[] = [
  { name: '--config', takes: 'path' },
  { name: '--context', short: '-c', takes: 'text' },
  { name: '--no-config-file' },
  { name: '--help', short: '-h' },
];

export const file: Flag = { name: '-f', takes: 'path', repeats: true };
export const dryRun: Flag = { name: '--dry-run' };
export const project: Flag = { name: '--project', short: '-p', takes: 'project' };
export const yes: Flag = { name: '-y' };
export const from: Flag = { name: '--from', takes: 'time' };
export const to: Flag = { name: '--to', takes: 'time' };

const output = (...formats: readonly string[]): readonly Flag[] => [
  { name: '--output', short: '-o', takes: formats },
  { name: '--field-separator', takes: 'text' },
  { name: '--record-separator', takes: 'text' },
  { name: '--jq', takes: 'text' },
];
export const reading = output('yaml', 'json', 'csv');
export const readingConfig = output('yaml', 'json', 'csv', 'toml');

export const names: Argument = { name: 'NAME', takes: 'name', repeats: true };
export const context = (name: string): Argument => ({ name, takes: 'text', required: true });
export const adjustment: Flag = { name: '--adjustment-name', takes: 'name', required: true };
