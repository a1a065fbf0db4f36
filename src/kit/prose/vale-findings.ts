// Reads the JSON that Vale prints.
import { isFields } from '#model/fields';
import type { ProseFinding } from './findings.ts';

const severities: Readonly<Record<string, ProseFinding['severity']>> = { suggestion: 'info', warning: 'warning', error: 'error' };

/** Undefined for anything else than alerts by the paths of their files. */
export function readValeFindings(value: unknown): readonly ProseFinding[] | undefined {
  if (!isFields(value)) return undefined;
  const findings: ProseFinding[] = [];
  for (const [path, alerts] of Object.entries(value)) {
    if (!Array.isArray(alerts)) return undefined;
    for (const alert of alerts as readonly unknown[]) {
      const finding = readAlert(path, alert);
      if (!finding) return undefined;
      findings.push(finding);
    }
  }
  return findings;
}

function readAlert(path: string, alert: unknown): ProseFinding | undefined {
  if (!isFields(alert)) return undefined;
  const { Line: line, Span: span, Check: rule, Message: message, Severity: severity, Link: link, Match: match } = alert;
  const [first, last] = Array.isArray(span) ? (span as readonly unknown[]) : [];
  const isSound = isCount(line) && isCount(first) && isCount(last) && typeof rule === 'string' && typeof message === 'string';
  if (!isSound) return undefined;
  return {
    tool: 'Vale',
    path,
    at: { line, column: first, length: Math.max(last - first + 1, 0), counts: 'code points' },
    rule,
    message: message.trim(),
    severity: severities[String(severity)] ?? 'warning',
    ...(typeof link === 'string' && link !== '' ? { help: link } : {}),
    ...(typeof match === 'string' ? { match } : {}),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
