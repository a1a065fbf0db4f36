// Reads the tables of a page of the manual, each with the heading that it stands below.

export interface Table {
  /** The text of the heading, without its id. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Section {
  readonly heading: string;
  readonly level: number;
  readonly text: string;
}

/** What stands below each heading up to the next one, without fences. The first section is the start of the page. */
export function sectionsOf(page: string): readonly Section[] {
  const text = page.replace(/^([ \t]*)(`{3,}).*\n[\s\S]*?^\1\2`*[ \t]*$/gm, '');
  return text.split(/^(?=#{1,6} )/m).map((part) => {
    const [, hashes = '', heading = ''] = /^(#+) (.*?)(?: \{.*\})?$/m.exec(part.startsWith('#') ? part : '') ?? [];
    return { heading, level: hashes.length, text: part };
  });
}

export function tablesOf(page: string): readonly Table[] {
  return sectionsOf(page).flatMap(({ heading, text }) =>
    [...text.matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => {
      const [columns = [], , ...rows] = table.trim().split('\n').map(cellsOf);
      return { heading, columns, rows };
    }),
  );
}

/** The words of a text in backticks. */
export function codesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
}

function cellsOf(row: string): readonly string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}
