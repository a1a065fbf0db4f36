// Shows the state of the server among those of the language, at the right of the status bar.
import { type Disposable, LanguageStatusSeverity, languages } from 'vscode';
import { documents } from './start-client.ts';

export interface Status extends Disposable {
  busy(): void;
  running(version: string, file: string): void;
  failed(why: string): void;
}

export function createStatus(): Status {
  const item = languages.createLanguageStatusItem('slodocs', documents);
  item.name = 'slodocs';
  item.command = { command: 'slodocs.showOutput', title: 'Show the output' };
  const show = (text: string, detail: string, severity: LanguageStatusSeverity, busy = false): void => {
    Object.assign(item, { text, detail, severity, busy });
  };
  show('slodocs', 'no site yet', LanguageStatusSeverity.Information);
  return {
    busy: () => show('slodocs', 'starting', LanguageStatusSeverity.Information, true),
    running: (version, file) => show(`slodocs ${version}`, file, LanguageStatusSeverity.Information),
    failed: (why) => show('slodocs is not running', why, LanguageStatusSeverity.Error),
    dispose: () => item.dispose(),
  };
}
