// Finds the web servers and the editor that the manual shows, for the tests of its recipes, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const programs = { '/usr/sbin/nginx': 'nginx-light', '/usr/sbin/apache2': 'apache2', '/usr/bin/nvim': 'neovim' };
const missing = Object.keys(programs).filter((path) => !existsSync(path));

if (missing.length === 0) console.log(`found ${Object.keys(programs).join(', ')}`);
else if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const packages = missing.map((path) => programs[path]);
  console.log(`installing the Debian packages ${packages.join(', ')}`);
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  // Without them their tests are skipped, and all others run.
  if (!run('install', '--yes', '--no-install-recommends', ...packages) && run('update'))
    run('install', '--yes', '--no-install-recommends', ...packages);
} else console.log(`no ${missing.join(', ')}, and this user cannot install them: their tests will be skipped`);
