// Lists the query and history limits of data sources, from the table of query settings.

export interface SourceLimits {
  readonly name: string;
  /** The minimum query delay in seconds, which is also the default. */
  readonly delay: number;
  /** The maximum history in days; 0 if the source does not support it. */
  readonly history: number;
  readonly channels: readonly ('stable' | 'beta' | 'alpha')[];
}

const both = ['stable', 'beta'] as const;
const beta = ['beta'] as const;

/** The limits, by YAML key. */
export const sources: Readonly<Record<string, SourceLimits>> = {
  amazonPrometheus: { name: 'Amazon Prometheus', delay: 0, history: 30, channels: both },
  appDynamics: { name: 'AppDynamics', delay: 60, history: 30, channels: both },
  azureMonitor: { name: 'Azure Monitor', delay: 300, history: 30, channels: beta },
  azurePrometheus: { name: 'Azure Prometheus', delay: 0, history: 30, channels: beta },
  bigQuery: { name: 'BigQuery', delay: 0, history: 0, channels: both },
  cloudWatch: { name: 'Amazon CloudWatch', delay: 60, history: 15, channels: both },
  coralogix: { name: 'Coralogix', delay: 0, history: 30, channels: beta },
  datadog: { name: 'Datadog', delay: 60, history: 30, channels: both },
  dynatrace: { name: 'Dynatrace', delay: 120, history: 28, channels: both },
  elasticsearch: { name: 'Elasticsearch', delay: 60, history: 30, channels: both },
  gcm: { name: 'Google Cloud Monitoring', delay: 120, history: 30, channels: both },
  generic: { name: 'Generic', delay: 0, history: 0, channels: beta },
  grafanaLoki: { name: 'Grafana Loki', delay: 60, history: 0, channels: both },
  graphite: { name: 'Graphite', delay: 60, history: 30, channels: both },
  honeycomb: { name: 'Honeycomb', delay: 300, history: 7, channels: beta },
  influxdb: { name: 'InfluxDB', delay: 60, history: 0, channels: both },
  instana: { name: 'Instana', delay: 60, history: 0, channels: both },
  lightstep: { name: 'ServiceNow Cloud Observability', delay: 120, history: 30, channels: both },
  logicMonitor: { name: 'LogicMonitor', delay: 120, history: 30, channels: beta },
  newRelic: { name: 'New Relic', delay: 60, history: 30, channels: both },
  opentsdb: { name: 'OpenTSDB', delay: 60, history: 0, channels: both },
  pingdom: { name: 'Pingdom', delay: 60, history: 0, channels: both },
  prometheus: { name: 'Prometheus', delay: 0, history: 30, channels: both },
  redshift: { name: 'Amazon Redshift', delay: 30, history: 0, channels: both },
  splunk: { name: 'Splunk', delay: 300, history: 30, channels: both },
  splunkObservability: { name: 'Splunk Observability', delay: 300, history: 0, channels: ['alpha'] },
  sumoLogic: { name: 'Sumo Logic', delay: 240, history: 30, channels: both },
  thousandEyes: { name: 'ThousandEyes', delay: 60, history: 30, channels: both },
};
