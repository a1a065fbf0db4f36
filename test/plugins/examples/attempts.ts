// Lists attempts of an example to reach what is outside of its folder, as commands of a shell that succeed if they do.

export interface Outside {
  /** A file of the site, absolute. */
  readonly source: string;
  /** A file in the folder for temporary files, absolute. */
  readonly temporary: string;
  /** A process with a secret in its environment. */
  readonly pid: number;
  readonly secret: string;
  /** Of a server on this machine. */
  readonly port: number;
  /** Of a socket of Unix, absolute. */
  readonly socket: string;
  /** Of one without a file. */
  readonly abstract: string;
}

const python = (code: string): string => `python3 -c '${code}'`;
const connect = (family: string, address: string): string =>
  python(`import socket; s = socket.socket(socket.${family}); s.settimeout(2); s.connect(${address})`);

/** What any program of the same user reaches without isolation. */
export function reachable({ source, temporary, pid, secret, port, socket, abstract }: Outside): readonly string[] {
  return [
    `cat ${source}`,
    `cat ${temporary}`,
    `ls ${source.replace(/\/[^/]*$/, '')}`,
    `grep -q ${secret} /proc/${pid}/environ`,
    `cat /proc/*/environ | grep -q ${secret}`,
    `cat /proc/${pid}/cmdline`,
    `ls -l /proc/${pid}/exe`,
    `kill -0 ${pid}`,
    `head -c1 /proc/sys/kernel/osrelease`,
    'ls /sys/kernel',
    connect('AF_INET', `("127.0.0.1", ${port})`),
    connect('AF_UNIX', `"${socket}"`),
    connect('AF_UNIX', `"\\0${abstract}"`),
    `cp /bin/true ${source}.copy && rm ${source}.copy`,
    `cp ${source} ${source}.again && rm ${source}.again`,
  ];
}

/** What only some systems and users could do: nobody tries it without isolation. */
export function forbidden({ source, pid }: Outside): readonly string[] {
  return [
    'cat /etc/shadow',
    'ls -A /root | grep .',
    'ls -A /home | grep .',
    'ls -A /old | grep .',
    'ls -A /var/log',
    'ls -A /run | grep .',
    'cat /proc/1/root/etc/shadow',
    `cat /proc/self/root/../..${source}`,
    `ls /proc/${pid}`,
    'head -c1 /proc/kcore',
    'head -c1 /dev/mem',
    'dmesg',
    // The third is that of the folder.
    'ls /proc/self/fd | grep -v "^[0123]$"',
    'touch /x',
    'touch /usr/x',
    'touch /bin/x',
    'touch /etc/x',
    'touch /dev/x',
    'echo x > /etc/passwd',
    'echo x > /proc/sys/kernel/core_pattern',
    'echo h > /proc/sysrq-trigger',
    `echo x >> ${source}`,
    'mount -t tmpfs none /tmp',
    'mount -o remount,rw /',
    'mount -o remount,bind,rw /usr',
    'umount /example',
    'unshare --user --map-root-user --mount sh -c "mount -o remount,bind,rw /usr && touch /usr/x"',
    'unshare --user --map-root-user --mount sh -c "umount /usr && ls /usr/bin"',
    'unshare --mount true',
    'nsenter --target 1 --mount --net true',
    'chroot / true',
    'mknod device b 254 0',
    'mknod character c 1 1',
    `kill -9 ${pid}`,
    'hostname outside',
    'nice -n -5 true && test "$(nice -n -5 nice)" -lt 0',
    'prlimit --pid $$ --nproc=100000:100000',
    python('import os; os.setuid(1)'),
    python('import os; os.setgroups([0, 4])'),
    python(`import ctypes; import sys; sys.exit(ctypes.CDLL(None).ptrace(16, ${pid}, 0, 0) != 0)`),
    'ip link set lo down',
    'ping -c1 -W1 1.1.1.1',
    connect('AF_INET', '("1.1.1.1", 53)'),
    connect('AF_INET6', '("2606:4700:4700::1111", 53)'),
    python('import socket; socket.getaddrinfo("example.com", 80)'),
    python('import socket; socket.socket(socket.AF_PACKET, socket.SOCK_RAW)'),
    python('import socket; socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)'),
  ];
}
