// Reads specifications that are written as texts, and prints their faults.
import { parseYaml } from '#files/yaml/yaml';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Api, Operation } from '../../../../src/plugins/openapi/api/api.ts';
import { type ReadApi, readApi } from '../../../../src/plugins/openapi/read/read-api.ts';

export interface Read {
  readonly api: ReadApi | undefined;
  readonly faults: readonly DiagnosticDraft[];
}

/** Reads the first of the files, by their paths. */
export async function readTexts(texts: Readonly<Record<string, string>>, overlays: readonly string[] = []): Promise<Read> {
  const faults: DiagnosticDraft[] = [];
  const textOf = (path: string): string => {
    const text = texts[path];
    if (text === undefined) throw new Error(`there is no file "${path}"`);
    return text;
  };
  const [file = ''] = Object.keys(texts);
  const api = await readApi(
    file,
    {
      readData: async (path, options) => parseYaml(textOf(path), path, options),
      read: async (path) => textOf(path),
      report: (draft) => void faults.push(draft),
    },
    overlays,
  );
  return { api, faults };
}

/** Reads a specification that has to be without faults. */
export async function readSound(texts: Parameters<typeof readTexts>[0]): Promise<Api> {
  const { api, faults } = await readTexts(texts);
  if (!api || faults.length > 0) throw new Error(`faults of a specification:\n${faults.map(printFault).join('\n')}`);
  return api;
}

/** `unknown-key api.yaml:3:5 "sumary" is not a key of an operation, at #/…` */
export function printFault({ code, message, place }: DiagnosticDraft): string {
  return `${code} ${place?.file}:${place?.start.line}:${place?.start.column} ${message}`;
}

export function operationOf(api: Api, id: string): Operation {
  const found = [...api.operations, ...api.webhooks].find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`there is no operation "${id}"`);
  return found;
}
