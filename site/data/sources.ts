// Lists the Nines data sources with their properties. All tables of sources are generated from it, so that pages cannot
// contradict each other.

/** A release channel. */
export type Channel = 'stable' | 'beta' | 'alpha';

/** How far back Replay reaches. */
export interface History {
  readonly days: number;
  /** The first agent version that supports Replay; direct connections have no minimum version. */
  readonly agent: string;
  /** The queries to which the limit applies, if not to all. */
  readonly note?: string;
  /** Whether the SLI analyzer reads history as well. */
  readonly analyzer: boolean;
}

/** The SLIs that a source supports. */
export interface Metrics {
  readonly threshold: boolean;
  /** How events are counted: `good` and `bad` are divided by the total; `goodTotal` is one query for both. */
  readonly ratio: readonly ('good' | 'bad' | 'goodTotal')[];
  readonly note?: string;
}

export interface Source {
  /** The last segment of the addresses of its pages, and the key of its tag. */
  readonly slug: string;
  readonly name: string;
  /** The YAML key of its block. */
  readonly key: string;
  /** Whether Nines can query it without an agent. All sources support agents. */
  readonly direct: boolean;
  readonly channels: readonly Channel[];
  /** Whether the source is available only on request. */
  readonly onRequest?: true;
  /** In seconds, like the next three fields. */
  readonly interval: number;
  readonly delay: number;
  readonly jitter: number;
  readonly timeout: number;
  /** The longest query delay, in minutes. */
  readonly maxDelay: number;
  readonly history?: History;
  /** The query language. */
  readonly language: string;
  /** The YAML fields of a query. */
  readonly queryFields: readonly string[];
  readonly metrics: Metrics;
  /** How the agent authenticates. */
  readonly agentAuth: string;
  readonly directAuth?: string;
  /** The agent plugin, which is also the section name in the agent's local credentials file. */
  readonly plugin: string;
  /** The variable that sets the query delay on the agent. */
  readonly delayVariable: string;
  /** Whether queries are tested when an SLO is saved. */
  readonly queryChecker?: true;
  /** Whether the direct connection has no event logs. */
  readonly noEventLogs?: true;
  /** The rate limit that the vendor publishes, if it is a single number. */
  readonly rateLimit?: string;
}

const minute = 60;

/** The values that most sources share. */
const usual = { channels: ['stable', 'beta'], interval: minute, jitter: 15, timeout: 30, maxDelay: 1440 } as const;

const goodOnly: Metrics = { threshold: true, ratio: ['good'] };
const goodOrBad: Metrics = { threshold: true, ratio: ['good', 'bad'] };

const back = (days: number, agent: string, note?: string): History => ({
  days,
  agent,
  analyzer: true,
  ...(note === undefined ? {} : { note }),
});

const awsChain = 'AWS default credential chain';
const azureVariables = 'AZURE_CLIENT_ID, AZURE_CLIENT_SECRET';
const googleChain = 'Service account file or workload identity';

/** All sources, sorted by slug. */
export const sources: readonly Source[] = [
  {
    ...usual,
    slug: 'amazon-cloudwatch',
    name: 'Amazon CloudWatch',
    key: 'cloudWatch',
    direct: true,
    delay: minute,
    timeout: 60,
    history: back(15, '0.60.0', 'standard queries'),
    language: 'Metric, SQL or JSON',
    queryFields: ['region', 'namespace', 'metricName', 'stat', 'dimensions', 'sql', 'json', 'accountId'],
    metrics: goodOrBad,
    agentAuth: awsChain,
    directAuth: 'IAM role in your account',
    plugin: 'n9cloudwatch',
    delayVariable: 'CLOUDWATCH_QUERY_DELAY',
    queryChecker: true,
  },
  {
    ...usual,
    slug: 'amazon-prometheus',
    name: 'Amazon Managed Service for Prometheus',
    key: 'amazonPrometheus',
    direct: false,
    delay: 0,
    history: back(30, '0.56.0'),
    language: 'PromQL',
    queryFields: ['promql'],
    metrics: goodOnly,
    agentAuth: `${awsChain}, SigV4`,
    plugin: 'n9prometheus',
    delayVariable: 'PROM_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'amazon-redshift',
    name: 'Amazon Redshift',
    key: 'redshift',
    direct: true,
    delay: 30,
    language: 'SQL',
    queryFields: ['region', 'clusterId', 'databaseName', 'query'],
    metrics: goodOnly,
    agentAuth: awsChain,
    directAuth: 'IAM role and a secret in your account',
    plugin: 'n9redshift',
    delayVariable: 'REDSHIFT_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'appdynamics',
    name: 'AppDynamics',
    key: 'appDynamics',
    direct: true,
    delay: minute,
    history: back(30, '0.68.0'),
    language: 'Metric path',
    queryFields: ['applicationName', 'metricPath'],
    metrics: goodOrBad,
    agentAuth: 'APPD_CLIENT_ID, APPD_CLIENT_SECRET',
    directAuth: 'Client ID and secret',
    plugin: 'n9appd',
    delayVariable: 'APPD_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'azure-monitor',
    name: 'Azure Monitor',
    key: 'azureMonitor',
    direct: true,
    channels: ['beta'],
    delay: 5 * minute,
    timeout: 60,
    history: back(30, '0.69.0-beta01'),
    language: 'Metric or KQL',
    queryFields: [
      'dataType',
      'resourceId',
      'metricNamespace',
      'metricName',
      'aggregation',
      'dimensions',
      'workspace',
      'kqlQuery',
    ],
    metrics: goodOrBad,
    agentAuth: azureVariables,
    directAuth: 'Tenant, client ID and secret',
    plugin: 'n9azure_monitor',
    delayVariable: 'AZURE_MONITOR_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'azure-prometheus',
    name: 'Azure Monitor managed service for Prometheus',
    key: 'azurePrometheus',
    direct: true,
    channels: ['beta'],
    delay: 0,
    history: back(30, '0.78.0-beta'),
    language: 'PromQL',
    queryFields: ['promql'],
    metrics: goodOrBad,
    agentAuth: azureVariables,
    directAuth: 'Tenant, client ID and secret',
    plugin: 'n9prometheus',
    delayVariable: 'PROM_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'bigquery',
    name: 'Google BigQuery',
    key: 'bigQuery',
    direct: true,
    delay: 0,
    language: 'SQL',
    queryFields: ['projectId', 'location', 'query'],
    metrics: goodOnly,
    agentAuth: googleChain,
    directAuth: 'Service account key',
    plugin: 'n9bigquery',
    delayVariable: 'BIGQUERY_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'coralogix',
    name: 'Coralogix',
    key: 'coralogix',
    direct: false,
    channels: ['beta'],
    delay: 0,
    history: back(30, '0.86.0-beta'),
    language: 'PromQL',
    queryFields: ['promql'],
    metrics: goodOnly,
    agentAuth: 'CORALOGIX_API_KEY',
    plugin: 'n9coralogix',
    delayVariable: 'CORALOGIX_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'datadog',
    name: 'Datadog',
    key: 'datadog',
    direct: true,
    interval: 2 * minute,
    delay: minute,
    history: back(30, '0.65.0'),
    language: 'Datadog metric query',
    queryFields: ['query'],
    metrics: goodOnly,
    agentAuth: 'DD_API_KEY, DD_APPLICATION_KEY',
    directAuth: 'API key and application key',
    plugin: 'n9datadog',
    delayVariable: 'DATADOG_QUERY_DELAY',
    queryChecker: true,
  },
  {
    ...usual,
    slug: 'dynatrace',
    name: 'Dynatrace',
    key: 'dynatrace',
    direct: true,
    delay: 2 * minute,
    history: back(28, '0.66.0'),
    language: 'Metric selector or DQL',
    queryFields: ['metricSelector', 'dql'],
    metrics: goodOnly,
    agentAuth: 'DT_TOKEN',
    directAuth: 'API token or platform token',
    plugin: 'n9dynatrace',
    delayVariable: 'DYNATRACE_QUERY_DELAY',
    queryChecker: true,
  },
  {
    ...usual,
    slug: 'elasticsearch',
    name: 'Elasticsearch',
    key: 'elasticsearch',
    direct: false,
    delay: minute,
    history: { days: 30, agent: '0.85.0-beta', note: 'Replay only', analyzer: false },
    language: 'Query DSL (JSON)',
    queryFields: ['index', 'query'],
    metrics: goodOnly,
    agentAuth: 'ELASTICSEARCH_TOKEN, or a header of your own',
    plugin: 'n9elasticsearch',
    delayVariable: 'ES_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'generic',
    name: 'Generic',
    key: 'generic',
    direct: false,
    channels: ['beta'],
    delay: 0,
    language: 'Text that your plugin reads',
    queryFields: ['query'],
    metrics: goodOnly,
    agentAuth: 'Depends on your plugin',
    plugin: 'n9generic',
    delayVariable: 'GENERIC_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'google-cloud-monitoring',
    name: 'Google Cloud Monitoring',
    key: 'gcm',
    direct: true,
    delay: 2 * minute,
    timeout: 50,
    history: back(30, '0.80.0'),
    language: 'MQL or PromQL',
    queryFields: ['projectId', 'query', 'promql'],
    metrics: goodOnly,
    agentAuth: googleChain,
    directAuth: 'Service account key',
    plugin: 'n9gcm',
    delayVariable: 'GCM_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'grafana-loki',
    name: 'Grafana Loki',
    key: 'grafanaLoki',
    direct: false,
    delay: minute,
    language: 'LogQL',
    queryFields: ['logql'],
    metrics: goodOnly,
    agentAuth: 'Basic authentication, optional',
    plugin: 'n9grafana_loki',
    delayVariable: 'GRAFANA_LOKI_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'graphite',
    name: 'Graphite',
    key: 'graphite',
    direct: false,
    delay: minute,
    history: back(30, '0.56.0'),
    language: 'Metric path',
    queryFields: ['metricPath'],
    metrics: goodOnly,
    agentAuth: 'Basic authentication, optional',
    plugin: 'n9graphite',
    delayVariable: 'GRAPHITE_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'honeycomb',
    name: 'Honeycomb',
    key: 'honeycomb',
    direct: true,
    channels: ['beta'],
    interval: 5 * minute,
    delay: 5 * minute,
    timeout: 60,
    history: back(7, '0.73.2'),
    language: 'Derived column',
    queryFields: ['attribute'],
    metrics: { threshold: false, ratio: ['goodTotal'] },
    agentAuth: 'HONEYCOMB_API_KEY',
    directAuth: 'API key',
    plugin: 'n9honeycomb',
    delayVariable: 'HONEYCOMB_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'influxdb',
    name: 'InfluxDB',
    key: 'influxdb',
    direct: true,
    delay: minute,
    language: 'Flux',
    queryFields: ['query'],
    metrics: goodOnly,
    agentAuth: 'INFLUXDB_TOKEN, INFLUXDB_ORG_ID',
    directAuth: 'API token and organization ID',
    plugin: 'n9influxdb',
    delayVariable: 'INFLUXDB_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'instana',
    name: 'Instana',
    key: 'instana',
    direct: true,
    delay: minute,
    language: 'Metric, or tag filter in JSON',
    queryFields: ['metricType', 'infrastructure', 'application'],
    metrics: { threshold: true, ratio: ['good'], note: 'ratio for infrastructure metrics only' },
    agentAuth: 'INSTANA_API_TOKEN',
    directAuth: 'API token',
    plugin: 'n9instana',
    delayVariable: 'INSTANA_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'logic-monitor',
    name: 'LogicMonitor',
    key: 'logicMonitor',
    direct: true,
    channels: ['beta'],
    delay: 2 * minute,
    history: back(30, '0.81.0-beta'),
    language: 'Line of a graph',
    queryFields: ['queryType', 'deviceDataSourceInstanceId', 'graphId', 'websiteId', 'checkpointId', 'graphName', 'line'],
    metrics: goodOrBad,
    agentAuth: 'LM_ACCESS_ID, LM_ACCESS_KEY',
    directAuth: 'Access ID and key',
    plugin: 'n9logic_monitor',
    delayVariable: 'LOGIC_MONITOR_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'new-relic',
    name: 'New Relic',
    key: 'newRelic',
    direct: true,
    delay: minute,
    history: back(30, '0.56.0'),
    language: 'NRQL',
    queryFields: ['nrql'],
    metrics: goodOnly,
    agentAuth: 'NR_INSIGHTS_QUERY_KEY',
    directAuth: 'Insights query key',
    plugin: 'n9newrelic',
    delayVariable: 'NR_QUERY_DELAY',
    queryChecker: true,
    rateLimit: '3,000 NRQL queries per minute and account',
  },
  {
    ...usual,
    slug: 'opentsdb',
    name: 'OpenTSDB',
    key: 'opentsdb',
    direct: false,
    delay: minute,
    language: 'OpenTSDB query string',
    queryFields: ['query'],
    metrics: goodOnly,
    agentAuth: 'None',
    plugin: 'n9opentsdb',
    delayVariable: 'OPENTSDB_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'pingdom',
    name: 'Pingdom',
    key: 'pingdom',
    direct: true,
    delay: minute,
    language: 'Check and status',
    queryFields: ['checkId', 'checkType', 'status'],
    metrics: { threshold: true, ratio: ['good'], note: 'threshold for uptime checks only' },
    agentAuth: 'PINGDOM_API_TOKEN',
    directAuth: 'API token',
    plugin: 'n9pingdom',
    delayVariable: 'PINGDOM_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'prometheus',
    name: 'Prometheus',
    key: 'prometheus',
    direct: false,
    delay: 0,
    history: back(30, '0.56.0'),
    language: 'PromQL',
    queryFields: ['promql'],
    metrics: goodOnly,
    agentAuth: 'PROMETHEUS_AUTH, optional',
    plugin: 'n9prometheus',
    delayVariable: 'PROM_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'servicenow-cloud-observability',
    name: 'ServiceNow Cloud Observability',
    key: 'lightstep',
    direct: true,
    delay: 2 * minute,
    history: back(30, '0.65.0'),
    language: 'Stream or UQL',
    queryFields: ['typeOfData', 'streamId', 'percentile', 'uql'],
    metrics: goodOnly,
    agentAuth: 'LS_APP_TOKEN',
    directAuth: 'API key',
    plugin: 'n9lightstep',
    delayVariable: 'LS_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'splunk',
    name: 'Splunk',
    key: 'splunk',
    direct: true,
    delay: 5 * minute,
    timeout: 60,
    history: back(30, '0.56.0'),
    language: 'SPL',
    queryFields: ['query'],
    metrics: { threshold: true, ratio: ['good', 'goodTotal'] },
    agentAuth: 'SPLUNK_APP_TOKEN',
    directAuth: 'Access token',
    plugin: 'n9splunk',
    delayVariable: 'SPLUNK_QUERY_DELAY',
  },
  {
    ...usual,
    slug: 'splunk-observability',
    name: 'Splunk Observability',
    key: 'splunkObservability',
    direct: true,
    channels: ['alpha'],
    onRequest: true,
    delay: 5 * minute,
    maxDelay: 15,
    language: 'SignalFlow',
    queryFields: ['program'],
    metrics: goodOnly,
    agentAuth: 'SFX_ACCESS_TOKEN',
    directAuth: 'Access token',
    plugin: 'n9splunk_observability',
    delayVariable: 'SPLUNK_OBSERVABILITY_QUERY_DELAY',
    noEventLogs: true,
  },
  {
    ...usual,
    slug: 'sumo-logic',
    name: 'Sumo Logic',
    key: 'sumoLogic',
    direct: true,
    interval: 2 * minute,
    delay: 4 * minute,
    jitter: 30,
    history: back(30, '0.102.0-beta'),
    language: 'Metric or log query',
    queryFields: ['type', 'query', 'queries', 'quantization', 'rollup'],
    metrics: { threshold: true, ratio: ['good', 'goodTotal'], note: 'goodTotal for log queries only' },
    agentAuth: 'SUMO_ACCESS_ID, SUMO_ACCESS_KEY',
    directAuth: 'Access ID and key',
    plugin: 'n9sumologic',
    delayVariable: 'SUMOLOGIC_QUERY_DELAY',
    rateLimit: '4 requests per second and user',
  },
  {
    ...usual,
    slug: 'thousandeyes',
    name: 'ThousandEyes',
    key: 'thousandEyes',
    direct: true,
    delay: minute,
    timeout: 60,
    history: back(30, '0.97.0'),
    language: 'Test ID and type',
    queryFields: ['testID', 'testType', 'accountGroupID'],
    metrics: { threshold: true, ratio: [] },
    agentAuth: 'THOUSANDEYES_TOKEN',
    directAuth: 'OAuth bearer token',
    plugin: 'n9thousandeyes',
    delayVariable: 'THOUSANDEYES_QUERY_DELAY',
    rateLimit: '240 requests per minute and organization',
  },
];

export function sourceOf(slug: string): Source {
  const found = sources.find((source) => source.slug === slug);
  if (!found) throw new Error(`There is no data source "${slug}". Known are ${sources.map((source) => source.slug).join(', ')}.`);
  return found;
}

/** The filter that a reader applies to the table of all sources. */
export interface Question {
  /** Words that must all occur in the name, the YAML key, the query language or the query field names. */
  readonly text: string;
  readonly connection: 'any' | 'agent-only' | 'direct';
  readonly replay: boolean;
}

export function matching({ text, connection, replay }: Question): readonly Source[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sources.filter((source) => {
    if (connection !== 'any' && source.direct !== (connection === 'direct')) return false;
    if (replay && !source.history) return false;
    const known = [source.name, source.slug, source.key, source.language, ...source.queryFields].join(' ').toLowerCase();
    return words.every((word) => known.includes(word));
  });
}

/** Formats a time: `0`, `30 s`, `2 min`. */
export function duration(seconds: number): string {
  if (seconds === 0) return '0';
  return seconds % minute === 0 ? `${seconds / minute} min` : `${seconds} s`;
}

export function channelsOf({ channels, onRequest }: Source): string {
  return `${channels.join(', ')}${onRequest ? ', on request' : ''}`;
}

export function historyOf({ history }: Source): string {
  if (!history) return 'None';
  return `${history.days} days${history.note ? `, ${history.note}` : ''}`;
}

/** Formats the SLIs of a source, such as "Threshold; ratio (good or bad)". */
export function metricsOf({ metrics }: Source): string {
  const kinds = [
    ...(metrics.threshold ? ['threshold'] : []),
    ...(metrics.ratio.length > 0 ? [`ratio (${metrics.ratio.join(' or ')})`] : []),
  ].join('; ');
  return `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}${metrics.note ? `; ${metrics.note}` : ''}`;
}
