// Isolates a program by namespaces of Linux: it sees the system's programs, its own folder, and nothing else.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { programFolders } from './runners.ts';

export interface SandboxLimits {
  /** In megabytes. */
  readonly disk: number;
  /** In megabytes, of each process. */
  readonly memory: number;
  readonly processes: number;
  readonly network: boolean;
}

export interface SandboxRun extends SandboxLimits {
  /** A folder of ours, absolute: the root is mounted on `root` in it, and `given` holds the files of the example. */
  readonly folder: string;
  /** Absolute folders and files that the program needs besides those of the system. */
  readonly folders: readonly string[];
  /** What the folder of the example has besides, by names, absolute. */
  readonly paths: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** Tells runs of one process apart. */
  readonly number: number;
}

/** Where an example runs. */
export const exampleFolder = '/example';

export const environment = (home: string): Readonly<Record<string, string>> => ({
  PATH: [...new Set(programFolders)].join(':'),
  HOME: home,
  LANG: 'C.UTF-8',
  TZ: 'UTC',
});

/** The programs of util-linux that it is made of; those that are not there. */
export function missingTools(): readonly string[] {
  const isThere = (name: string): boolean =>
    ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].some((folder) => existsSync(join(folder, name)));
  return ['unshare', 'mount', 'umount', 'pivot_root', 'setpriv', 'prlimit'].filter((name) => !isThere(name));
}

/**
 * The command that runs a program in a sandbox. Root needs no user namespace, in which it would still own the files of the system:
 * it becomes a user that owns nothing.
 */
export function sandboxed(run: SandboxRun, isRoot: boolean): readonly string[] {
  const spaces = ['--mount', '--pid', '--ipc', '--uts', ...(run.network ? [] : ['--net'])];
  const user = isRoot ? [] : ['--user', '--map-root-user'];
  return ['unshare', ...user, ...spaces, '--fork', '--kill-child', 'sh', '-ec', script(run, isRoot), 'sh', ...run.command];
}

/** Beyond the users of any system; runs at the same time do not count one another's processes. */
const firstUser = 1_900_000_000;

function script({ folder, folders, disk, memory, processes, network, number, paths }: SandboxRun, isRoot: boolean): string {
  const user = firstUser + (process.pid % 100_000) * 100 + (number % 100);
  const own = isRoot ? `--reuid=${user} --regid=${user} --clear-groups` : '';
  const root = quoted(join(folder, 'root'));
  const given = quoted(join(folder, 'given'));
  const writable = `mount -t tmpfs -o size=${disk}m,nr_inodes=20000,nosuid,nodev`;
  return `
    PATH=/usr/bin:/bin:/usr/sbin:/sbin
    mount --make-rprivate /
    mount -t tmpfs -o size=4m,mode=755 none ${root}
    cd ${root}
    mkdir etc proc dev tmp old .${exampleFolder}
    # First, for a program of the site may be below it.
    ${writable},mode=1777 none tmp
    for path in /usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc/alternatives ${folders.map(quoted).join(' ')} ${network ? '/etc/ssl /etc/pki /etc/resolv.conf' : ''}; do
      if [ -L "$path" ] && [ "\${path%/*}" = "" ]; then cp -P "$path" ".$path"
      elif [ -d "$path" ]; then
        mkdir -p ".$path"; mount --bind "$path" ".$path"; mount -o remount,bind,ro,nosuid,nodev ".$path"
      elif [ -f "$path" ]; then
        mkdir -p ".\${path%/*}"; : > ".$path"; mount --bind "$path" ".$path"; mount -o remount,bind,ro,nosuid,nodev ".$path"
      fi
    done
    [ ! -f /etc/ld.so.cache ] || cp /etc/ld.so.cache etc/
    echo "root:x:0:0::${exampleFolder}:/bin/sh
example:x:${user}:${user}::${exampleFolder}:/bin/sh" > etc/passwd
    echo "127.0.0.1 localhost" > etc/hosts
    for name in null zero full random urandom; do : > dev/$name; mount --bind /dev/$name dev/$name; done
    ln -s /proc/self/fd dev/fd
    mount -t proc -o subset=pid,nosuid,nodev,noexec none proc 2>/dev/null || :
    ${writable},mode=755 none .${exampleFolder}
    cp -R ${given}/. .${exampleFolder}
    chmod -R u+rwX,go+rX .${exampleFolder}
    ${isRoot ? `chown -R ${user}:${user} .${exampleFolder}` : ''}
    ${Object.entries(paths)
      .map(([name, path]) => bound(quoted(path), `.${exampleFolder}/${name}`))
      .join('\n    ')}
    ${network ? '' : 'ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null || :'}
    mount -o remount,ro,nosuid,nodev none .
    pivot_root . old
    umount -l /old
    cd ${exampleFolder}
    # Files that are open in the program that runs slodocs. Other shells cannot close those of large numbers.
    shell=sh close=
    if [ -x /bin/bash ]; then
      shell=bash close='for open in /proc/self/fd/*; do open=\${open##*/}; [ "$open" -le 2 ] || eval "exec $open>&-"; done; '
    fi
    exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs ${own} \\
      prlimit --nproc=${processes} --data=${memory * 1_000_000} --core=0 --nofile=1024 \\
      env -i ${Object.entries(environment(exampleFolder))
        .map(([name, value]) => quoted(`${name}=${value}`))
        .join(' ')} \\
      $shell -c "$close"'"$@" 2>&1; exit $?' sh "$@"
  `;
}

/** To be read alone. */
function bound(from: string, to: string): string {
  const at = quoted(to);
  return `if [ -d ${from} ]; then mkdir -p ${at}; else : > ${at}; fi; mount --bind ${from} ${at}; mount -o remount,bind,ro,nosuid,nodev ${at}`;
}

/** As a word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
