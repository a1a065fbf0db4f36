// Lists the rules across fields, by object kind.
import { channel, eventLogs, history, queryDelay } from './data-source.ts';
import { deltasOnly, metricsOfOneRatio, oneSource } from './queries.ts';
import type { Rule } from './rule.ts';
import { components, differentObjectives, indicatorOrComposite, oneKindOfObjectives, sizeOfWindow } from './slo.ts';
import { annotation, report, silence } from './times.ts';

export const rules: Readonly<Record<string, readonly Rule[]>> = {
  Agent: [queryDelay, history, channel],
  AlertSilence: [silence],
  Annotation: [annotation],
  Direct: [queryDelay, history, channel, eventLogs],
  Report: [report],
  SLO: [
    oneKindOfObjectives,
    indicatorOrComposite,
    differentObjectives,
    sizeOfWindow,
    components,
    oneSource,
    metricsOfOneRatio,
    deltasOnly,
  ],
};
