// Finds reserved characters in YAML texts that no page can show, such as `"\0"`.
import type { Document } from 'yaml';
import { findReserved, reservedName } from '#model/reserved-character';
import type { YamlRangeFault } from './yaml-faults.ts';

/** A reserved character, literal or escaped. A text without a match skips the walk. */
const suspicious = /[\0\uFFFE]|\\(?:0|x00|u0000|u[fF]{3}[eE]|U0000(?:0000|[fF]{3}[eE]))/;

export function reservedFaults(
  yaml: Pick<typeof import('yaml'), 'visit'>,
  document: Document,
  source: string,
): readonly YamlRangeFault[] {
  if (!suspicious.test(source)) return [];
  const faults: YamlRangeFault[] = [];
  yaml.visit(document, {
    Scalar(_, { value, range }) {
      const offset = typeof value === 'string' ? findReserved(value) : undefined;
      if (offset === undefined || typeof value !== 'string') return;
      const message = `this text holds ${reservedName(value, offset)}, a character that no page can show: delete it`;
      faults.push({ kind: 'syntax', message, range: range ? [range[0], range[1]] : [0, 0] });
    },
  });
  return faults;
}
