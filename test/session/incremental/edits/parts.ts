// Defines edits of what pages are made from besides their own text.
import { change, type Edit, word } from './edit.ts';

export const partEdits: Readonly<Record<string, Edit>> = {
  partial: change(/_note\.mdx$/, (text, random) => `${text}\nNoted, ${word(random)}.\n`),
  'heading of a partial': change(/_note\.mdx$|_outer\.mdx$/, (text, random) => text.replace(/^### .*$/m, `### ${word(random)}`)),
  'partial of a partial': change(/_inner\.mdx$/, (text, random) => `${text}\nInside, ${word(random)}.\n`),
  'partial outside of the docs': change(/_outer\.mdx$/, (text, random) => `${text}\nOutside, ${word(random)}.\n`),
  'partial that gets code': change(/_inner\.mdx$/, (text, random) => `${text}\n{'${word(random)}'.length}\n`),
  component: change(/Card\.tsx$/, (text, random) => text.replace(/<b>.*?\{/, `<b>${word(random)} {`)),
  'component with state': change(/Counter\.tsx$/, (text, random) => text.replace(/count.* is/, `count ${word(random)} is`)),
  'component that lives, or does not': change(/Counter\.tsx$/, (text) =>
    text.startsWith("'use static'") ? text.replace("'use static';\n", '') : `'use static';\n${text}`,
  ),
  'module of a component': change(/labels\.ts$/, (text, random) => text.replace(/`.*`/, `\`${word(random)} \${n}\``)),
  'data of a component': change(/plans\.json$/, (text, random) => text.replace(/"name": "[^"]*"/, `"name": "${word(random)}"`)),
  stylesheet: change(/card\.module\.css$/, (text, random) => text.replace(/border: \d+/, `border: ${random.below(99)}`)),
  'class of a stylesheet': change(/card\.module\.css$/, (text, random) => `${text}\n.${word(random)} {\n  color: red;\n}\n`),
  'class that a stylesheet names in another way': change(/(?:card|hint)\.module\.css$/, (text) =>
    text.includes('.renamed') ? text.replace(/\.renamed_(\w+)/, '.$1') : text.replace(/\.(card|hint)\b/, '.renamed_$1'),
  ),
  'stylesheet that a component no longer imports': change(/Card\.tsx$/, (text) =>
    text.includes('card.module.css')
      ? text.replace("import styles from './card.module.css';\n", "const styles = { card: 'plain' };\n")
      : text.replace("const styles = { card: 'plain' };\n", "import styles from './card.module.css';\n"),
  ),
  'part of the theme': change(/parts\/Hint\.tsx$/, (text, random) => text.replace(/Hint \S+ \{/, `Hint ${word(random)} {`)),
  'part of the theme that throws': change(/parts\/Footer\.tsx$/, (text) =>
    text.includes('{fail()}') ? text.replace('{fail()}', '') : text.replace('<Footer {', '{fail()}<Footer {'),
  ),
  'stylesheet of a part': change(/hint\.module\.css$/, (text, random) =>
    text.replace(/border: \d+/, `border: ${random.below(99)}`),
  ),
  'stylesheet of the site': change(/site\.css$/, (text, random) => text.replace(/\d+px/, `${random.below(99)}px`)),
  'part of the theme that is no longer named': change(/^site\.config\.ts$/, (text) =>
    text.includes(" Footer: './src/parts/Footer.tsx'")
      ? text.replace(" Footer: './src/parts/Footer.tsx'", " TocEnd: './src/parts/Hint.tsx'")
      : text.replace(" TocEnd: './src/parts/Hint.tsx'", " Footer: './src/parts/Footer.tsx'"),
  ),
  'link of a part that leads nowhere': change(/parts\/Footer\.tsx$/, (text) =>
    text.includes('to="/docs"') ? text.replace('to="/docs"', 'to="/dcs"') : text.replace('to="/dcs"', 'to="/docs"'),
  ),
  image: change(/plan\.svg$/, (text, random) => text.replace(/M0 \d+h/, `M0 ${random.below(999)}h`)),
  'size of an image': change(/\.svg$/, (text, random) => text.replace(/width="\d+"/, `width="${1 + random.below(99)}"`)),
  'file beside pages': change(/plan\.csv$/, (text, random) => `${text}${word(random)},2\n`),
  'static file': change(/robots\.txt$/, (text, random) => `${text}Disallow: /${word(random)}\n`),
  'static file added': (texts, random) => void texts.set(`static/more/${word(random)}.txt`, 'More.\n'),
  'static files deleted': (texts) => {
    for (const path of texts.keys()) if (path.startsWith('static/more/')) texts.delete(path);
  },
  'file of code': change(/server\.ts$/, (text, random) => text.replace(/'hello.*?'/, `'hello ${word(random)}'`)),
  'code outside of the region': change(/server\.ts$/, (text, random) => `// ${word(random)}\n${text}`),
  'words of a step': change(/words\.json$/, (text, random) => text.replace(/"limit": "[^"]*"/, `"limit": "${word(random)}"`)),
};
