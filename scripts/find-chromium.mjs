// Finds a Chromium for browser tests, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = () => candidates.find((path) => existsSync(path));

/** Most tests open pages in it: it needs half of the processor. The package is optional. */
const shell = '/usr/bin/chromium-headless-shell';

if (found() && existsSync(shell)) console.log(`found ${found()} and ${shell}`);
else if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('installing the Debian packages "chromium" and "chromium-headless-shell"');
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (!run('update') || !run('install', '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell'))
    process.exitCode = found() ? 0 : 1;
} else if (found()) console.log(`found ${found()}`);
else {
  console.log(
    `no Chromium in ${candidates.join(', ')}, and this user cannot install one: the tests in a browser will be skipped`,
  );
}
