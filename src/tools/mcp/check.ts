// Checks the site for agents, as it is or with a text that one of its files is to have.
import { type Diagnostic, hasFault } from '#model/diagnostic';
import { nullSink } from '#output/sinks';
import type { OpenSession } from '#session/open-session';
import type { Answers, Given } from './definitions.ts';
import { draftPath } from './drafts.ts';
import { countsOf, faultsOf, printFaults } from './faults.ts';
import { answer, Refused } from './quoted.ts';

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** The address of the page that is made of the file; null for none, and where no file was named. */
  readonly page: string | null;
  readonly rendered: boolean;
}

interface Draft {
  readonly file: string;
  readonly text: string;
}

interface CheckParts {
  readonly session: OpenSession;
  readonly root: string;
  readonly outDir: string;
  /** Texts of agents may be run as the code of pages is. */
  readonly runs: boolean;
  /** The address of the page that the site as it is now makes of a file. */
  readonly pageOf: (file: string) => Promise<string | null>;
}

/** Throws where only one of both is given, and for files that are no content. */
export function draftOf({ file, text }: Given['check'], folders: Pick<CheckParts, 'root' | 'outDir'>): Draft | undefined {
  if (file === undefined && text === undefined) return undefined;
  if (file === undefined || text === undefined)
    throw new Refused('"file" and "text" require each other', 'Give both, or neither to check the site as it is.');
  return { file: draftPath(folders, file), text };
}

export async function checkSite({ session }: Pick<CheckParts, 'session'>): Promise<Checked> {
  const { diagnostics } = await session.build(nullSink);
  return { diagnostics, page: null, rendered: true };
}

/**
 * A page may hold code, which is run where the page is rendered. Nobody has saved this one: unless agents may write, all is done that
 * runs nothing of it.
 */
export async function checkDraft({ session, runs, pageOf }: CheckParts, { file, text }: Draft): Promise<Checked> {
  await session.overlay(file, text);
  try {
    const page = await pageOf(file);
    const diagnostics = runs ? (await session.build(nullSink)).diagnostics : session.diagnostics();
    const own = diagnostics.filter(({ place }) => place?.file === file);
    return { diagnostics: [...own, ...diagnostics.filter((one) => !own.includes(one))], page, rendered: runs };
  } finally {
    await session.overlay(file, undefined);
  }
}

export function printCheck({ diagnostics, page, rendered }: Checked, draft: Draft | undefined, given: Given['check']) {
  const counts = countsOf(diagnostics);
  const data: Answers['check'] = { ok: !hasFault(diagnostics), ...counts, page, rendered, ...faultsOf(diagnostics, given) };
  const of = draft === undefined ? 'The site' : `With that text of "${draft.file}" the site`;
  const has = `${of} has ${counts.errors} errors, ${counts.warnings} warnings and ${counts.infos} notes.`;
  const made = draft === undefined || page !== null ? [] : [`"${draft.file}" does not become a page.`];
  const left = rendered ? [] : ['Nothing was rendered: problems in running components appear once the file is saved.'];
  return answer(data, [has, ...made, ...left].join(' '), printFaults(data));
}
