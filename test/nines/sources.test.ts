// The data about the sources of Nines: what the tables are made from says the same as the pages.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  channelsOf,
  duration,
  historyOf,
  matching,
  metricsOf,
  type Question,
  sourceOf,
  sources,
} from '../../site/data/sources.ts';

const content = (path: string): string => readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8');

/** The rows of the first table below a heading, or of the first in the text. */
function rowsBelow(text: string, heading = ''): string[][] {
  const lines = text.slice(text.indexOf(heading)).split('\n');
  const start = lines.findIndex((line) => /^\|[-|]+\|$/.test(line));
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  return lines.slice(start + 1, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Pages say some names in short. */
const inShort: Readonly<Record<string, string>> = {
  'amazon-prometheus': 'Amazon Prometheus',
  'azure-prometheus': 'Azure Prometheus',
};
const namesOf = (slug: string): string[] => [sourceOf(slug).name, inShort[slug] ?? ''];
const slugOf = (name: string): string =>
  sources.find(({ slug }) => namesOf(slug).includes(name))?.slug ?? `no source is called ${name}`;

describe('the data of the sources', () => {
  it('has all of them, in the order of their slugs', () => {
    expect(sources).toHaveLength(28);
    const slugs = sources.map(({ slug }) => slug);
    expect(slugs).toEqual([...new Set(slugs)].sort());
    expect(sources.filter(({ direct }) => !direct)).toHaveLength(8);
    expect(new Set(sources.map(({ key }) => key)).size).toBe(28);
  });

  it('gives each its tag and the name of that tag', () => {
    const tags = parse(content('tags.yml')) as Record<string, { label: string } | undefined>;
    expect(sources.map(({ name }) => name)).toEqual(sources.map(({ slug }) => tags[slug]?.label));
  });

  it.each(sources)('is sound: $slug', (source) => {
    expect(source.jitter).toBeLessThanOrEqual(source.interval);
    expect(source.timeout).toBeLessThanOrEqual(source.interval);
    expect(source.delay).toBeLessThanOrEqual(source.maxDelay * 60);
    expect(source.plugin).toMatch(/^n9[a-z_]+$/);
    expect(source.delayVariable).toMatch(/^[A-Z_]+_QUERY_DELAY$/);
    expect(source.directAuth !== undefined).toBe(source.direct);
    expect(source.metrics.threshold || source.metrics.ratio.length > 0).toBe(true);
    expect(source.queryFields.length).toBeGreaterThan(0);
  });

  it('agrees with the limits of Replay', () => {
    const rows = rowsBelow(content('_partials/_replay-limits.mdx'));
    const told = rows.map(([name = '', limit, agent]) => {
      const [, bare = '', note] = /^(.*?)(?: \((.*)\))?$/.exec(name) ?? [];
      const plain = bare === 'BigQuery' ? 'Google BigQuery' : bare;
      return [slugOf(plain), note ? `${limit}, ${note}` : limit, agent];
    });
    const known = sources.flatMap((source) => (source.history ? [[source.slug, historyOf(source), source.history.agent]] : []));
    expect(told).toEqual(expect.arrayContaining(known));
    expect(told).toHaveLength(known.length);
  });

  it('agrees with the defaults of the query delay', () => {
    const told = rowsBelow(content('features/query-delay.mdx'), '## Defaults').flatMap(([delay, names = '']) =>
      names.split(', ').map((name) => [slugOf(name), delay]),
    );
    expect(new Map(told as [string, string][])).toEqual(new Map(sources.map(({ slug, delay }) => [slug, duration(delay)])));
  });

  it('agrees with the release channels', () => {
    const told = rowsBelow(content('getting-started/release-channels.md'), '## Channels by source').map(
      ([name = '', channels]) => [slugOf(name), channels],
    );
    const exceptions = sources.filter(({ channels }) => channels.join() !== 'stable,beta');
    expect(told).toEqual(expect.arrayContaining(exceptions.map((source) => [source.slug, channelsOf(source)])));
    expect(told).toHaveLength(exceptions.length);
  });

  it('says SLIs in words', () => {
    expect(metricsOf(sourceOf('datadog'))).toBe('Threshold; ratio (good)');
    expect(metricsOf(sourceOf('honeycomb'))).toBe('Ratio (goodTotal)');
    expect(metricsOf(sourceOf('thousandeyes'))).toBe('Threshold');
    expect(metricsOf(sourceOf('pingdom'))).toBe('Threshold; ratio (good); threshold for uptime checks only');
  });

  it('knows no other source', () => {
    expect(() => sourceOf('zabbix')).toThrow('There is no data source "zabbix". Known are amazon-cloudwatch, ');
  });
});

describe('the filter of the sources', () => {
  const found = (question: Partial<Question>): string[] =>
    matching({ text: '', connection: 'any', replay: false, ...question }).map(({ slug }) => slug);

  it('leaves all as they are, if nothing is asked for', () => {
    expect(found({})).toEqual(sources.map(({ slug }) => slug));
    expect(found({ text: '  ' })).toHaveLength(28);
  });

  it('finds names, languages, keys and fields, in any case', () => {
    expect(found({ text: 'SPLUNK' })).toEqual(['splunk', 'splunk-observability']);
    expect(found({ text: 'flux' })).toEqual(['influxdb']);
    expect(found({ text: 'lightstep' })).toEqual(['servicenow-cloud-observability']);
    expect(found({ text: 'testtype' })).toEqual(['thousandeyes']);
  });

  it('wants each of several words', () => {
    expect(found({ text: 'promql  google' })).toEqual(['google-cloud-monitoring']);
    expect(found({ text: 'promql datadog' })).toEqual([]);
  });

  it('divides by connection and Replay', () => {
    expect(found({ connection: 'agent-only' })).toHaveLength(8);
    expect(found({ connection: 'direct' })).toHaveLength(20);
    expect(found({ replay: true })).toHaveLength(19);
    expect(found({ connection: 'agent-only', replay: true })).toEqual([
      'amazon-prometheus',
      'coralogix',
      'elasticsearch',
      'graphite',
      'prometheus',
    ]);
  });
});
