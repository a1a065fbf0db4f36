// Describes a diagram in words, for readers who do not see it.
import type { PluginContext } from '#model/plugin';

type Say = PluginContext['say'];

/** Uses the author's description, else the title, else the kind of diagram. */
export function describe(source: string, say: Say): string {
  const title = find(source, /^[ \t]*accTitle[ \t]*:(.+)$/m) ?? find(source, /^[ \t]*title:?[ \t](.+)$/m);
  const text = find(source, /^[ \t]*accDescr[ \t]*:(.+)$/m) ?? find(source, /^[ \t]*accDescr\s*\{([^{}]*)\}/m);
  if (title !== undefined && text !== undefined) return say('theme.diagram.titled', { title, text });
  return title ?? text ?? kindOf(source, say);
}

function find(source: string, pattern: RegExp): string | undefined {
  const [, found] = pattern.exec(source) ?? [];
  return (
    found
      ?.replace(/\s+/g, ' ')
      .trim()
      .replace(/^"(.*)"$/, '$1') || undefined
  );
}

/** Text ids by a diagram's first word, without "Diagram" at its end. */
const kinds = {
  class: 'class',
  er: 'entityRelationship',
  flowchart: 'flowchart',
  gantt: 'gantt',
  gitGraph: 'gitGraph',
  graph: 'flowchart',
  journey: 'journey',
  mindmap: 'mindmap',
  pie: 'pie',
  quadrantChart: 'quadrant',
  requirement: 'requirement',
  sequence: 'sequence',
  state: 'state',
  timeline: 'timeline',
  xychart: 'chart',
} as const;

function kindOf(source: string, say: Say): string {
  const text = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '').replace(/^[ \t]*%%.*$/gm, '');
  const [word = ''] = /[A-Za-z]\w*/.exec(text) ?? [];
  const name = word.replace(/Diagram$/, '');
  if (isKind(name)) return say(`theme.diagram.kind.${kinds[name]}`);
  if (name === word) return say('theme.diagram.label');
  const kind = `${name.slice(0, 1).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  return say('theme.diagram.kind.other', { kind });
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
}
