// Opens a file in the writer's editor, at a line and column.
import { spawn } from 'node:child_process';
import { basename } from 'node:path';

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** How editors are told of a place, by the name of their program. Others get the file alone. */
const forms: readonly (readonly [RegExp, (place: Place) => readonly string[]])[] = [
  [/^(?:code|code-insiders|codium|cursor|windsurf)$/, ({ file, line, column }) => ['--goto', `${file}:${line}:${column}`]],
  [/^(?:subl|sublime_text|zed|atom|hx|helix|mate|micro)$/, ({ file, line, column }) => [`${file}:${line}:${column}`]],
  [/^(?:idea|webstorm|phpstorm|pycharm|goland|rubymine)$/, ({ file, line }) => ['--line', String(line), file]],
  [/^(?:n?vim?|gvim|mvim|nano|emacs|emacsclient|kate)$/, ({ file, line }) => [`+${line}`, file]],
];

export interface Editor {
  readonly program: string;
  readonly args: readonly string[];
}

/** `command` is the value of an environment variable: a program, perhaps with arguments. */
export function editorCall(command: string, place: Place): Editor | undefined {
  const [program, ...given] = command.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/^"|"$/g, '')) ?? [];
  if (program === undefined) return undefined;
  const name = basename(program)
    .replace(/\.(?:exe|cmd|bat|sh|app)$/i, '')
    .toLowerCase();
  const form = forms.find(([names]) => names.test(name))?.[1];
  return { program, args: [...given, ...(form ? form(place) : [place.file])] };
}

/** Never throws: `failed` says why no editor opens. */
export function openInEditor(command: string | undefined, place: Place, failed: (why: string) => void): void {
  const call = command === undefined ? undefined : editorCall(command, place);
  if (!call) {
    failed('Set the environment variable EDITOR to the program of your editor, such as "code".');
    return;
  }
  const child = spawn(call.program, call.args, { detached: true, stdio: 'ignore' });
  child.on('error', ({ message }) => failed(message));
  child.unref();
}
