// Tests what becomes of scripts with commands of npm for the other package managers.
import convert from 'npm-to-yarn';
import { describe, expect, it } from 'vitest';
import { type Convert, convertCommand } from '../../../src/plugins/npm-to-yarn/convert-command.ts';
import { convertScript } from '../../../src/plugins/npm-to-yarn/convert-script.ts';
import { managers } from '../../../src/plugins/npm-to-yarn/options-schema.ts';

const converted = (script: string) =>
  managers.map((manager) =>
    convertScript(script, (program, words) => convertCommand(program, words, manager, convert as unknown as Convert)),
  );

describe('npm-to-yarn', () => {
  it.each<[script: string, yarn: string, pnpm: string, bun: string]>([
    ['npm install', 'yarn install', 'pnpm install', 'bun install'],
    ['npm install --omit=dev', 'yarn workspaces focus --all --production', 'pnpm install --prod', 'bun install --production'],
    ['npm i -D x', 'yarn add --dev x', 'pnpm add -D x', 'bun add --dev x'],
    ['npm i -P x', 'yarn add x', 'pnpm add x', 'bun add x'],
    ['npm ci', 'yarn install --immutable', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
    ['npm uninstall -D x', 'yarn remove x', 'pnpm remove x', 'bun remove x'],
    // Yarn 2 and later have no packages for all projects.
    ['npm install -g x', 'npm install -g x', 'pnpm add -g x', 'bun add --global x'],
    ['npm rm --global x', 'npm rm --global x', 'pnpm remove --global x', 'bun remove --global x'],
    ['npm i --force', 'npm i --force', 'pnpm install --force', 'bun install --force'],
    ['npm ci --ignore-scripts', 'yarn install --immutable --mode=skip-build', ...frozen('--ignore-scripts')],
    ['npm i --ignore-scripts', 'yarn install --mode=skip-build', 'pnpm install --ignore-scripts', 'bun install --ignore-scripts'],
    ['npm login', 'yarn npm login', 'npm login', 'npm login'],
    ['npm outdated', 'npm outdated', 'pnpm outdated', 'npm outdated'],
    // Words that look like what stands for others on the way.
    ['npm install word-1-x "a b" foo', ...all('% add word-1-x "a b" foo')],
    ['npm install "a b" word-2- word-1-', ...all('% add "a b" word-2- word-1-')],
    ['npm install wordx-1- "$1" word-1-', ...all('% add wordx-1- "$1" word-1-')],
    ['npx x --y', 'yarn dlx x --y', 'pnpm dlx x --y', 'bunx x --y'],
    ['npx -y x', 'yarn dlx x', 'pnpm dlx x', 'bunx x'],
    ['npm exec x -- --y', 'yarn dlx x --y', 'pnpm dlx x --y', 'bunx x --y'],
    ['npm install x\nnpx x init', 'yarn add x\nyarn dlx x init', 'pnpm add x\npnpm dlx x init', 'bun add x\nbunx x init'],
    ['npm run a -- --b=c', 'yarn a --b=c', 'pnpm run a --b=c', 'bun run a --b=c'],
    ['npm run test', 'yarn run test', 'pnpm run test', 'bun run test'],
    ['npm init -y', 'yarn init -y', 'pnpm init', 'bun init -y'],
    [
      'npm create vite@latest app -- --t v',
      'yarn create vite app --t v',
      'pnpm create vite app --t v',
      'bunx create-vite app --t v',
    ],
    ['npm cache clean --force', 'yarn cache clean', 'npm cache clean --force', 'bun pm cache rm'],
    // Comments, and words in which "npm" is no command.
    ['# install with npm\nnpm i x # by npm install', ...all('# install with npm\n% add x # by npm install')],
    ['npm i npm-run-all npm', ...all('% add npm-run-all npm')],
    ['cd npm && npm i x', ...all('cd npm && % add x')],
    ['echo "npm install" > npm.txt', ...all('echo "npm install" > npm.txt')],
    // Quotes.
    ['npm i "x@>=3 <4"', ...all('% add "x@>=3 <4"')],
    ["npm i 'a & b' x@^1", ...all("% add 'a & b' x@^1")],
    ['npm i "a\\"b;" c', ...all('% add "a\\"b;" c')],
    // Operators, and what stands before a command.
    ['npm i && npm start', ...all('% install && % start')],
    ['npm i||echo "1";npm start&', ...all('% install||echo "1";% start&')],
    ['npm i x 2>&1 | tee log', ...all('% add x 2>&1 | tee log')],
    ['npm i x &> log', ...all('% add x &> log')],
    ['CI=1 A="b c" npm i x', ...all('CI=1 A="b c" % add x')],
    ['sudo npm i x', ...all('sudo % add x')],
    ['$ npm i x\n> npm start', ...all('$ % add x\n> % start')],
    ['RUN npm i x', ...all('RUN % add x')],
    ['- run: npm i x', ...all('- run: % add x')],
    ['(cd a; npm i x)', ...all('(cd a; % add x)')],
    ['echo $(npm start)', ...all('echo $(% start)')],
    ['npm i "$(npm start || `npm start`)"', ...all('% add "$(% start || `% start`)"')],
    ['npm i \\\n  a \\\r\n  b', ...all('% add \\\n  a \\\r\n  b')],
    ["# don't\nit's\nnpm i x", ...all("# don't\nit's\n% add x")],
    ['npm i "$(echo "x" $(npm start) y)" z', ...all('% add "$(echo "x" $(% start) y)" z')],
    ['npm i $(npm start', ...all('% add $(% start')],
    [`${'$('.repeat(99)}npm i x`, ...all(`${'$('.repeat(99)}% add x`)],
    ['', '', '', ''],
    ['\u00a0\f\v \\', ...all('\u00a0\f\v \\')],
  ])('%j', (script, ...expected) => {
    expect(converted(script).map(({ script }) => script)).toEqual(expected);
  });

  it.each([
    'npm view x',
    'npm config set a=b',
    'npm rebuild',
    'npm install --legacy-peer-deps x',
    'npm install --legacy-peer-deps',
    'npm install --no-package-lock',
    'npm run build --silent',
    'npm test --workspace a',
    'npm --prefix a install',
    'npm version patch --no-git-tag-version',
    'npx --no-install x',
    'npx -p a b',
    'npm',
    'docker run node npm ci',
    'concurrently "npm run a" "npm run b"',
  ])('%s stays as it is, and is told', (command) => {
    const script = `npm i a\n${command} && ls`;
    for (const { script: shown, left } of converted(script)) {
      expect(shown.split('\n')[1]).toBe(`${command} && ls`);
      expect(left).toEqual([command]);
    }
  });
});

function frozen(flag: string): [string, string] {
  return [`pnpm install --frozen-lockfile ${flag}`, `bun install --frozen-lockfile ${flag}`];
}

/** The same for all, with the manager's name for `%`. */
function all(text: string): [string, string, string] {
  return managers.map((manager) => text.replaceAll('%', manager)) as [string, string, string];
}
