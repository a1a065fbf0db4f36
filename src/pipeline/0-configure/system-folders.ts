// Lists the folders of operating systems that are shared by several users.
import { tmpdir } from 'node:os';

/** No output belongs in these folders, nor anywhere below them. */
export const closedFolders: readonly string[] = [
  ...['/bin', '/boot', '/etc', '/lib', '/lib32', '/lib64', '/proc', '/sbin', '/sys'],
  ...['/usr/bin', '/usr/include', '/usr/lib', '/usr/lib64', '/usr/sbin', '/usr/src'],
  ...['/System', '/Applications'],
];

/** Folders below which sites are allowed: `/var/www/html`, `/usr/share/nginx/html`, `/home/me/site/build`, `/dev/shm/build`. */
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
