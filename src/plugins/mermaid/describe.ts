// The source of a diagram to words for readers who do not see it.

/** What its author says of it, or else its title, or else its kind. */
export function describe(source: string): string {
  const title = find(source, /^\s*accTitle\s*:\s*(.+)$/m) ?? find(source, /^\s*title:?\s+(.+)$/m);
  const text = find(source, /^\s*accDescr\s*:\s*(.+)$/m) ?? find(source, /^\s*accDescr\s*\{([^}]*)\}/m);
  if (title !== undefined && text !== undefined) return `${title}: ${text}`;
  return title ?? text ?? kindOf(source);
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

/** By the word that a diagram begins with, as far as the kind does not stand in it: `sequenceDiagram` says it. */
const kinds: Readonly<Record<string, string>> = {
  flowchart: 'Flowchart',
  graph: 'Flowchart',
  er: 'Entity relationship diagram',
  gantt: 'Gantt chart',
  gitGraph: 'Git graph',
  journey: 'User journey',
  mindmap: 'Mind map',
  pie: 'Pie chart',
  quadrantChart: 'Quadrant chart',
  timeline: 'Timeline',
  xychart: 'Chart',
};

function kindOf(source: string): string {
  const text = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '').replace(/^\s*%%.*$/gm, '');
  const [word = ''] = /[A-Za-z]\w*/.exec(text) ?? [];
  const name = word.replace(/Diagram$/, '');
  if (kinds[name] !== undefined) return kinds[name];
  if (name === word) return 'Diagram';
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} diagram`;
}
