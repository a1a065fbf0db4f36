// Lists the languages that samples are printed in.
import { printCurl } from './curl.ts';
import { printGo } from './go.ts';
import { printHttp } from './http.ts';
import { printJavaScript } from './javascript.ts';
import { printPython } from './python.ts';
import type { SampleRequest } from './sample-request.ts';

export type SampleLanguage = 'curl' | 'http' | 'javascript' | 'python' | 'go';

interface Printer {
  /** As a proper name: it is the same in every language of readers. */
  readonly name: string;
  /** The language of a code block. */
  readonly syntax: string;
  readonly print: (request: SampleRequest) => string;
  /** What authors call the language in `x-codeSamples`, in lower case. */
  readonly aliases: readonly string[];
}

export const printers: Readonly<Record<SampleLanguage, Printer>> = {
  curl: { name: 'curl', syntax: 'bash', print: printCurl, aliases: ['curl', 'shell', 'bash', 'sh', 'shell + curl', 'cli'] },
  http: { name: 'HTTP', syntax: 'http', print: printHttp, aliases: ['http', 'raw'] },
  javascript: {
    name: 'JavaScript',
    syntax: 'js',
    print: printJavaScript,
    aliases: ['javascript', 'js', 'node', 'nodejs', 'node.js'],
  },
  python: { name: 'Python', syntax: 'python', print: printPython, aliases: ['python', 'py', 'python3'] },
  go: { name: 'Go', syntax: 'go', print: printGo, aliases: ['go', 'golang'] },
};

export const sampleLanguages = Object.keys(printers) as readonly SampleLanguage[];

/** What a site shows that names no languages. */
export const defaultLanguages: readonly SampleLanguage[] = ['curl', 'http'];
