// Finds a Chromium for browser tests, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = () => candidates.find((path) => existsSync(path));

if (found()) console.log(`found ${found()}`);
else if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('no Chromium here: installing the Debian package "chromium"');
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (!run('update') || !run('install', '--yes', '--no-install-recommends', 'chromium')) process.exitCode = 1;
} else {
  console.log(
    `no Chromium in ${candidates.join(', ')}, and this user cannot install one: the tests in a browser will be skipped`,
  );
}
