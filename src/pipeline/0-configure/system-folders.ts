// Names the folders of operating systems that hold more than one person's files.
import { tmpdir } from 'node:os';

/** Below these, too, nothing is anybody's output. */
export const closedFolders: readonly string[] = [
  ...['/bin', '/boot', '/etc', '/lib', '/lib32', '/lib64', '/proc', '/sbin', '/sys'],
  ...['/usr/bin', '/usr/include', '/usr/lib', '/usr/lib64', '/usr/sbin', '/usr/src'],
  ...['/System', '/Applications'],
];

/** Sites may stand below these: `/var/www/html`, `/usr/share/nginx/html`, `/home/me/site/build`, `/dev/shm/build`. */
export function sharedFolders(): readonly string[] {
  return [
    ...[
      '/dev',
      '/home',
      '/media',
      '/mnt',
      '/opt',
      '/root',
      '/run',
      '/tmp',
      '/usr',
      '/usr/local',
      '/usr/local/share',
      '/usr/share',
    ],
    ...['/var', '/var/lib', '/var/log', '/var/tmp', '/private', '/Library', '/Users', '/Volumes'],
    tmpdir(),
  ];
}
