// Prints a baseline as JSON with a line for each fault, and reads it, however it was edited.
import type { Baseline, KnownFault } from '#model/baseline';

/** The version of the format. */
const version = 1;

/** What is wrong with a text that should be a baseline. The message completes a sentence that begins with the file. */
export class InvalidBaseline extends Error {
  override readonly name = 'InvalidBaseline';
}

export function printBaseline({ faults }: Baseline): string {
  const lines = faults.map(({ count, code, file, fingerprint }) => {
    return `    ${JSON.stringify({ code, file, fingerprint, ...(count === 1 ? {} : { count }) })}`;
  });
  return `{\n  "version": ${version},\n  "faults": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

export function readBaselineText(text: string): Baseline {
  const value = parsed(text.replace(/^\uFEFF/, ''));
  if (typeof value !== 'object' || value === null || !('version' in value))
    throw new InvalidBaseline('is not a baseline: it has no "version"');
  if (value.version !== version) {
    throw new InvalidBaseline(
      `is a baseline of version ${JSON.stringify(value.version)}, but this version of slodocs reads version ${version}`,
    );
  }
  const { faults } = value as { faults?: unknown };
  if (!Array.isArray(faults)) throw new InvalidBaseline('is not a baseline: it has no "faults" list');
  const seen = new Map<string, number>();
  const read = faults.map((one: unknown, index): KnownFault => {
    const fault = readFault(one, index + 1);
    const key = JSON.stringify([fault.code, fault.file, fault.fingerprint]);
    const other = seen.get(key);
    if (other !== undefined)
      throw new InvalidBaseline(`contains a duplicate: its entries ${other} and ${index + 1} are the same`);
    seen.set(key, index + 1);
    return fault;
  });
  return { faults: read };
}

function parsed(text: string): unknown {
  if (/^(?:<{7}|={7}|>{7})/m.test(text)) throw new InvalidBaseline('contains merge conflict markers');
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new InvalidBaseline(`is not JSON: ${(thrown as Error).message.replace(/\s+/g, ' ')}`);
  }
}

function readFault(one: unknown, number: number): KnownFault {
  const { code, file, fingerprint, count = 1 } = Object(one) as Partial<Record<keyof KnownFault, unknown>>;
  const isCode = typeof code === 'string' && /^[^/\s]+\/[^/\s]+$/.test(code);
  if (!isCode) throw new InvalidBaseline(`has an entry without a "code": number ${number}`);
  if (typeof file !== 'string') throw new InvalidBaseline(`has an entry without a "file": number ${number}`);
  if (typeof fingerprint !== 'string' || !/^[\da-f]{16}$/.test(fingerprint))
    throw new InvalidBaseline(`has an entry whose "fingerprint" is not 16 hexadecimal digits: number ${number}`);
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
    throw new InvalidBaseline(`has an entry whose "count" is not a whole number of at least 1: number ${number}`);
  return { code, file, fingerprint, count };
}
