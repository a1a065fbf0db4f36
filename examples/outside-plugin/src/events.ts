// Reads events from a YAML file, and reports its faults at their lines.
import type { PluginContext } from 'slodocs';
import type { EventProps, FieldProps } from './browser/props.ts';

export const types: readonly string[] = ['boolean', 'number', 'object', 'string', 'timestamp'];

const statuses: readonly string[] = ['beta', 'deprecated', 'stable'];

type Context = Pick<PluginContext, 'readData' | 'report'>;

/** Only events without a fault. */
export async function readEvents(file: string, { readData, report }: Context): Promise<readonly EventProps[]> {
  const { value, locate, faults } = await readData(file);
  for (const { message, place } of faults) report({ code: 'invalid-event', message, place });
  const events = listOf(entryOf(value, 'events'));
  return events.flatMap((event, index) => {
    let isSound = true;
    const fault = (path: readonly (string | number)[], message: string, help: string): void => {
      isSound = false;
      report({ code: 'invalid-event', message, help, place: locate(['events', index, ...path]) });
    };
    const name = textOf(event, 'name');
    const summary = textOf(event, 'summary');
    const status = textOf(event, 'status') || 'stable';
    if (!/^[a-z]+\.[a-z]+$/.test(name)) fault(['name'], `"${name}" is no name of an event`, 'Names have the form `thing.happened`.');
    if (summary === '') fault(['name'], `the event "${name}" has no summary`, 'Write one line about it as `summary`.');
    if (!statuses.includes(status)) fault(['status'], `there is no status "${status}"`, `Choose one of ${statuses.join(', ')}.`);
    const fields = listOf(entryOf(event, 'fields')).map((field, at): FieldProps => {
      const type = textOf(field, 'type');
      if (!types.includes(type)) fault(['fields', at, 'type'], `there is no type "${type}"`, `Choose one of ${types.join(', ')}.`);
      return { name: textOf(field, 'name'), type, description: textOf(field, 'description') };
    });
    return isSound ? [{ name, summary, status, fields }] : [];
  });
}

function entryOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

function textOf(value: unknown, key: string): string {
  const found = entryOf(value, key);
  return typeof found === 'string' ? found : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
