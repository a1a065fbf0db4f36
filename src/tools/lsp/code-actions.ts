// Offers the fixes of diagnostics: one, all of a code, and all of a file.

import { ignoreEdit } from '#kit/ignore-edit';
import type { FileEdit } from '#kit/text-edit';
import type { Diagnostic } from '#model/diagnostic';
import { canBeIgnored } from '#model/diagnostic';
import { type InDocument, textOf } from './asked.ts';
import { byPosition, type Position, type Range, rangeOf } from './positions.ts';
import { workspaceEdit } from './rename/workspace-edit.ts';
import { toLsp } from './to-lsp.ts';
import type { View } from './view.ts';

interface CodeActionParams extends InDocument {
  readonly range: Range;
  readonly context: { readonly only?: readonly string[] };
}

const fixAll = 'source.fixAll.slodocs';

/** Fixes belong to the text in which they were found: of a document that was edited since, those of the last check are dropped. */
export async function codeActions(params: CodeActionParams, view: View): Promise<readonly object[] | undefined> {
  const file = view.texts.fileOf(params.textDocument.uri);
  if (file === undefined) return undefined;
  await view.fresh();
  const all = view.diagnostics();
  const own = all.filter(({ place }) => place?.file === file);
  const here = own.filter(({ place }) => place && overlaps(rangeOf(place), params.range));
  const wants = (kind: string): boolean => params.context.only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
  const actions: object[] = [];
  if (wants('quickfix')) {
    for (const one of here) actions.push(...(await fixOf(one, view)));
    for (const one of here) actions.push(...ignoreOf(one, view));
    for (const code of new Set(here.flatMap((one) => (one.fix ? [one.code] : []))))
      actions.push(...(await fixesOf(code, all, view)));
  }
  if (wants(fixAll)) actions.push(...(await action('Fix all fixable problems in this file', fixAll, own, view)));
  return actions;
}

async function fixOf(diagnostic: Diagnostic, view: View): Promise<readonly object[]> {
  if (!diagnostic.fix) return [];
  const made = await action(capital(diagnostic.fix.title), 'quickfix', [diagnostic], view);
  return made.map((one) => ({ ...one, diagnostics: [toLsp(diagnostic, view.texts, view.manual.addressOf)], isPreferred: true }));
}

/** The writer is left to say why, without which nothing is ignored. */
function ignoreOf({ code, place }: Diagnostic, view: View): readonly object[] {
  const text = place && textOf(place.file, view);
  const edit = text && canBeIgnored(code) ? ignoreEdit(text.text, place.file, place, code, 'say why') : undefined;
  if (!place || !edit) return [];
  const { offset, text: comment } = edit;
  const title = `Ignore this ${code}, with a reason`;
  const added: FileEdit = { file: place.file, start: offset, end: offset, text: comment };
  return [{ title, kind: 'quickfix', edit: workspaceEdit([added], [], view) }];
}

async function fixesOf(code: string, all: readonly Diagnostic[], view: View): Promise<readonly object[]> {
  const alike = all.filter((one) => one.code === code && one.fix);
  return alike.length < 2 ? [] : action(`Fix all ${alike.length} "${code}" problems in the site`, 'quickfix', alike, view);
}

async function action(title: string, kind: string, wanted: readonly Diagnostic[], view: View): Promise<readonly object[]> {
  const fixable = wanted.filter(({ fix }) => fix);
  const edits: readonly FileEdit[] = fixable.length === 0 ? [] : await view.planFixes(fixable);
  return edits.length === 0 ? [] : [{ title, kind, edit: workspaceEdit(edits, [], view) }];
}

/** Ranges that touch overlap: a cursor at the end of a word is on it. */
function overlaps(a: Range, b: Range): boolean {
  const isBefore = (one: Position, other: Position): boolean => byPosition(one, other) < 0;
  return !isBefore(a.end, b.start) && !isBefore(b.end, a.start);
}

/** Titles of fixes are the end of a sentence elsewhere. */
function capital(title: string): string {
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}
