// The specifications of the REST API of Nines: complete, and right about themselves.
import { expect, test } from 'vitest';
import { buildOnce } from '../../shared-build.ts';
import { type Fields, faultsOf, folder, isFields, type Json, jsonOf, readDocuments } from './documents.ts';

const documents = readDocuments();
const operations = documents.flatMap((document) => document.operations.map((operation) => ({ ...operation, document })));
const named = operations.map((operation) => [`${operation.document.file} ${operation.id}`, operation] as const);

test('are seven, and have no fault', { timeout: 300_000 }, async () => {
  expect(documents).toHaveLength(7);
  const { diagnostics } = await buildOnce(process.cwd());
  expect(diagnostics.filter(({ place }) => place?.file.startsWith(folder))).toEqual([]);
});

test.each(documents.map((one) => [one.file, one] as const))(
  '%s has only examples and defaults that its schemas allow',
  (_, { root }) => {
    const faults: string[] = [];
    let count = 0;
    const check = (value: Json, schema: Json | undefined, at: string): void => {
      count += 1;
      if (isFields(schema)) faults.push(...faultsOf(value, schema).map((fault) => `${at}: ${fault}`));
    };
    const walk = (node: Json, at: string): void => {
      if (Array.isArray(node)) for (const [index, one] of node.entries()) walk(one, `${at}/${index}`);
      if (!isFields(node)) return;
      const { example, examples, default: preset, schema, ...others } = node;
      // A member named `example` beside a schema is one of a parameter, header or body; in a schema they are a list.
      if (example !== undefined && isFields(schema)) check(example, schema, at);
      if (Array.isArray(examples)) for (const one of examples as readonly Json[]) check(one, node, at);
      if (preset !== undefined && !isFields(preset)) check(preset, node, at);
      if (schema !== undefined) walk(schema, `${at}/schema`);
      for (const [key, one] of Object.entries(others)) walk(one, `${at}/${key}`);
    };
    walk(root, '');
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(20);
  },
);

test.each(named)('%s describes every answer, each with one example', (_, { responses }) => {
  const statuses = responses.map(([status]) => status);
  expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
  expect(statuses).toEqual(expect.arrayContaining(['400', '401', '403', '404', '429', '500']));
  for (const [status, response] of responses) {
    const headers = response['headers'] as Fields;
    expect(headers).toHaveProperty('Trace-Id');
    expect('Retry-After' in headers).toBe(status === '429');
    if (status === '204') expect(response).not.toHaveProperty('content');
    else expect(jsonOf(response)?.example).toBeDefined();
  }
});

test.each(named)(
  '%s has a tag, a summary and a description, and its parameters are described',
  (_, { document, fields, parameters }) => {
    const tags = (document.root['tags'] as readonly Fields[]).map(({ name }) => name);
    expect(fields['tags']).toEqual(tags);
    expect(fields['summary']).toMatch(/^[A-Z]/);
    expect(String(fields['description']).length).toBeGreaterThan(100);
    for (const parameter of parameters) expect(parameter['description']).toMatch(/^[`A-Z].*\.$/);
    expect(parameters.some(({ name, required }) => name === 'Organization' && required === true)).toBe(true);
  },
);

test('have both instances as servers, and a version', () => {
  for (const { root } of documents) {
    expect((root['servers'] as readonly Fields[]).map(({ url }) => url)).toEqual([
      'https://app.nines.example/api',
      'https://us1.nines.example/api',
    ]);
  }
  const versions = documents.map(({ file, root }) => [file, (root['info'] as Fields)['version']]);
  expect(Object.fromEntries(versions)).toEqual({
    'access-token.yaml': '1.0.0',
    'adjustments.yaml': '0.1.0',
    'annotations.yaml': 'v1alpha',
    'audit-log.yaml': '1.0.0',
    'reports.yaml': '1.0.0',
    'slo-status-v1.yaml': '1.0.0',
    'slo-status.yaml': '2.0.0',
  });
});

test('both versions of the SLO status differ only in project and service', () => {
  const [old, current] = ['slo-status-v1.yaml', 'slo-status.yaml'].map((name) => {
    const document = documents.find(({ file }) => file === name);
    if (!document) throw new Error(`${name} is missing`);
    const { schemas } = document.root['components'] as { schemas: { SLODetails: { properties: Fields } } };
    const { project, service, ...others } = schemas.SLODetails.properties;
    return { document, others, project: project as Fields, service: service as Fields };
  });
  expect(old?.others).toEqual(current?.others);
  expect([old?.project['type'], old?.service['type']]).toEqual(['string', 'string']);
  expect([current?.project['type'], current?.service['type']]).toEqual(['object', 'object']);
  for (const { fields } of old?.document.operations ?? [])
    expect(fields).toMatchObject({ deprecated: true, 'x-sunset': '2026-01-30' });
});
