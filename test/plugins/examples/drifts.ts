// Makes a page of examples in four languages, and changes lines of what they print.

/** A program that prints these lines, by language. */
const programs: Readonly<Record<string, (lines: readonly string[]) => string>> = {
  js: (lines) => `const lines = ${JSON.stringify(lines)};\nfor (const line of lines) console.log(line);`,
  ts: (lines) =>
    `const lines: readonly string[] = ${JSON.stringify(lines)};\nfor (const line of lines) console.log(line as string);`,
  python: (lines) => `lines = ${JSON.stringify(lines)}\nfor line in lines:\n    print(line)`,
  sh: (lines) => lines.map((line) => `echo '${line}'`).join('\n'),
};

export interface Drift {
  readonly page: string;
  /** The number of the line that no program prints. */
  readonly line: number;
}

/** A page with one example for each number. */
export function soundPage(numbers: readonly number[]): string {
  const examples = numbers.map((number) => {
    const [language = '', program] = Object.entries(programs)[number % 4] as [string, (lines: readonly string[]) => string];
    const lines = Array.from({ length: 1 + (number % 5) }, (_, n) => `line ${n} of ${number}`);
    return `## Example ${number}\n\n\`\`\`${language} test\n${program(lines)}\n\`\`\`\n\n\`\`\`text output\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# Examples\n\n${examples.join('\n')}`;
}

/** Changes a line of the output of one example, as a seed says: its text, or a letter of it. */
export function drifted(page: string, number: number, seed: number): Drift {
  const lines = page.split('\n');
  const heading = lines.indexOf(`## Example ${number}`);
  const first = lines.indexOf('```text output', heading) + 1;
  const count = lines.indexOf('```', first) - first;
  const at = first + (seed % count);
  const changed = seed % 2 === 0 ? `${lines[at]}!` : (lines[at] ?? '').replace('line', 'Line');
  return { page: lines.with(at, changed).join('\n'), line: at + 1 };
}
