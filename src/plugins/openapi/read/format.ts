// Tells which format of OpenAPI a document has.

import { ExactNumber } from '#model/exact-number';
import { isFields } from '#model/fields';
import { nearest } from '#model/nearest';
import type { Format } from '../api/api.ts';
import { type At, below, type Report } from './faults.ts';

/** Undefined for anything else, which is reported. */
export function formatOf(value: unknown, at: At, report: Report): Format | undefined {
  const refuse = (key: string | undefined, message: string, help: string, part: 'key' | 'value' = 'key'): undefined =>
    report({ code: 'unsupported-format', at: key === undefined ? at : below(at, key), part, message, help }) as undefined;
  if (!isFields(value)) {
    return refuse(undefined, 'the file holds no specification', 'A specification is a map that begins with "openapi: 3.1.0".');
  }
  const { swagger, asyncapi } = value;
  const openapi = value['openapi'] instanceof ExactNumber ? String(value['openapi']) : value['openapi'];
  if (swagger !== undefined) {
    const help = `Convert it to OpenAPI 3, for example by: npx swagger2openapi ${at.file} --yaml --outfile openapi.yaml`;
    return refuse('swagger', 'this is Swagger 2, the format before OpenAPI 3', help);
  }
  if (asyncapi !== undefined) {
    return refuse('asyncapi', 'this is AsyncAPI, which describes messages', 'Take the file out of the specifications.');
  }
  if (openapi === undefined) {
    const near = nearest('openapi', Object.keys(value));
    if (near !== undefined) return refuse(near, 'the file has no "openapi"', `Did you mean "openapi" instead of "${near}"?`);
    return refuse(undefined, 'the file has no "openapi"', 'A specification begins with a line such as "openapi: 3.1.0".');
  }
  if (typeof openapi !== 'string' && typeof openapi !== 'number') {
    return refuse('openapi', '"openapi" must be a text', 'A specification begins with a line such as "openapi: 3.1.0".', 'value');
  }
  // A number has lost its zeros: it is reported as one, with all other faults.
  const written = openapi === 3 ? '3.0' : String(openapi);
  const [, format] = /^(3\.[012])(?:\.|$)/.exec(written) ?? [];
  if (format !== undefined) return format as Format;
  return refuse('openapi', `OpenAPI "${written}" is not supported`, 'The formats 3.0, 3.1 and 3.2 are.', 'value');
}
