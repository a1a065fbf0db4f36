// Reads events from a YAML file, and reports its faults at their lines.
import type { Place, PluginContext } from 'slodocs';
import type { EventProps, FieldProps } from './browser/props.ts';

/** An event, with what its page is made from. */
export interface Event {
  readonly props: EventProps;
  /** Markdown. */
  readonly details: string;
  /** Where the event and its details stand. */
  readonly place: Place;
  readonly detailsPlace: Place;
}

const types: readonly string[] = ['boolean', 'number', 'object', 'string', 'timestamp'];

const statuses: readonly string[] = ['beta', 'deprecated', 'stable'];

/** Only events without a fault. */
export async function readEvents(file: string, { readData, report }: PluginContext): Promise<readonly Event[]> {
  const { value, locate, faults } = await readData(file);
  for (const { message, place } of faults) report({ code: 'invalid-event', message, place });
  return listOf(entryOf(value, 'events')).flatMap((event, index): readonly Event[] => {
    const at = (...path: (string | number)[]): Place => locate(['events', index, ...path]);
    let isSound = true;
    const fault = (place: Place, message: string, help: string): void => {
      isSound = false;
      report({ code: 'invalid-event', message, help, place });
    };
    const name = textOf(event, 'name');
    const summary = textOf(event, 'summary');
    const status = textOf(event, 'status') || 'stable';
    if (!/^[a-z]+\.[a-z]+$/.test(name))
      fault(at('name'), `"${name}" is no name of an event`, 'Names have the form `thing.happened`.');
    if (summary === '') fault(at('name'), `the event "${name}" has no summary`, 'Write one line about it as `summary`.');
    if (!statuses.includes(status))
      fault(at('status'), `there is no status "${status}"`, `Choose one of ${statuses.join(', ')}.`);
    const fields = listOf(entryOf(event, 'fields')).map((field, number): FieldProps => {
      const type = textOf(field, 'type');
      const place = at('fields', number, 'type');
      if (!types.includes(type)) fault(place, `there is no type "${type}"`, `Choose one of ${types.join(', ')}.`);
      return { name: textOf(field, 'name'), type, description: textOf(field, 'description') };
    });
    const props = { name, summary, status, fields };
    return isSound ? [{ props, details: textOf(event, 'details'), place: at(), detailsPlace: at('details') }] : [];
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
