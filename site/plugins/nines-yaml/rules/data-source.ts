// Checks agents and direct connections against the limits of their data source.
import { type SourceLimits, sources } from '../sources.ts';
import { conflict, fields, type Rule } from './rule.ts';

function sourceOf(object: unknown): SourceLimits | undefined {
  const key = Object.keys(fields(fields(object)['spec'])).find((field) => field in sources);
  return key === undefined ? undefined : sources[key];
}

const seconds: Readonly<Record<string, number>> = { Second: 1, Minute: 60, Hour: 3600, Day: 86_400 };

function lengthOf(span: unknown): number | undefined {
  const { value, unit } = fields(span);
  const length = seconds[String(unit)];
  return typeof value === 'number' && length !== undefined ? value * length : undefined;
}

export const queryDelay: Rule = (object) => {
  const delay = lengthOf(fields(fields(object)['spec'])['queryDelay']);
  const source = sourceOf(object);
  if (delay === undefined) return [];
  const path = ['spec', 'queryDelay', 'value'];
  const most = source?.name === 'Splunk Observability' ? 15 : 1440;
  if (delay > most * 60)
    return [
      conflict(
        path,
        `the query delay is longer than ${most} minutes`,
        `${source?.name ?? 'A data source'} supports up to ${most} minutes.`,
      ),
    ];
  if (!source || delay >= source.delay) return [];
  return [
    conflict(
      path,
      `the query delay is shorter than the minimum for ${source.name}`,
      `Use at least the default, ${source.delay} seconds.`,
    ),
  ];
};

export const history: Rule = (object) => {
  const { maxDuration, defaultDuration } = fields(fields(fields(object)['spec'])['historicalDataRetrieval']);
  const [most, usual] = [lengthOf(maxDuration), lengthOf(defaultDuration)];
  const source = sourceOf(object);
  const path = ['spec', 'historicalDataRetrieval'];
  if (most === undefined) return [];
  if (source && most > source.history * 86_400) {
    const help =
      source.history === 0
        ? `${source.name} does not support Replay: remove historicalDataRetrieval.`
        : `${source.name} provides up to ${source.history} days of history.`;
    return [conflict([...path, 'maxDuration', 'value'], '"maxDuration" is longer than the history of the source', help)];
  }
  if (usual === undefined || usual <= most) return [];
  return [
    conflict(
      [...path, 'defaultDuration', 'value'],
      '"defaultDuration" is longer than "maxDuration"',
      'The default cannot exceed the maximum.',
    ),
  ];
};

export const channel: Rule = (object) => {
  const chosen = fields(fields(object)['spec'])['releaseChannel'];
  const source = sourceOf(object);
  if (!source || typeof chosen !== 'string' || source.channels.some((one) => one === chosen)) return [];
  if (!['stable', 'beta', 'alpha'].includes(chosen)) return [];
  return [
    conflict(
      ['spec', 'releaseChannel'],
      `${source.name} is not available in the "${chosen}" channel`,
      `Write ${source.channels.join(' or ')}.`,
    ),
  ];
};

export const eventLogs: Rule = (object) => {
  const { splunkObservability, logCollectionEnabled } = fields(fields(object)['spec']);
  if (splunkObservability === undefined || logCollectionEnabled !== true) return [];
  return [
    conflict(
      ['spec', 'logCollectionEnabled'],
      'Splunk Observability does not support event logs',
      'Remove it, or set it to false.',
    ),
  ];
};
