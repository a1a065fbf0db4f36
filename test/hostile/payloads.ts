// Lists hostile texts, which try to escape into files, headers, scripts or the placeholders of slodocs.

/** Stands in every file that no build may publish. */
export const secret = 'MARKER-5f0c1b7e';

/** Files that must never come out, from the folder of the site. */
export const secretFiles: Readonly<Record<string, string>> = {
  '.git/config': `[http]\n  extraheader = AUTHORIZATION: basic ${secret}-git\n`,
  '.env': `TOKEN=${secret}-env\n`,
  '.npmrc': `//registry.example/:_authToken=${secret}-npmrc\n`,
  'private/notes.txt': `${secret}-unbound\n`,
  '../secret/key.txt': `${secret}-outside\n`,
  '../secret/key.md': `# ${secret}-outside-page\n`,
};

const mark = (sign: string, kind: string, name: string): string => `${sign}${kind}:${encodeURIComponent(name)}${sign}`;

/** By what they try. */
export const payloads: Readonly<Record<string, string>> = {
  'mark of the folder of git': `a ${mark('\0', 'asset', '.git/config')} b`,
  'mark behind an open one': `\0asset:x${mark('\0', 'asset', '../secret/key.txt')}`,
  'mark by a noncharacter': `a ${mark('\uFFFE', 'asset', '../secret/key.txt')} b`,
  'mark of an unbound file': mark('\0', 'asset', 'private/notes.txt'),
  'mark as a path': mark('\0', 'relative', '.env'),
  'mark that cannot be decoded': '\0asset:%zz\0 \0integrity:%E0%A4\0',
  'marks of what slodocs makes': ['browser/nope', 'modules/nope', 'printed/page/abc', 'copies/1.png/x', 'drawn/0/x', 'theme/x']
    .map((name) => mark('\0', 'asset', `slodocs:${name}`))
    .join(''),
  'mark out of a folder of slodocs': mark('\0', 'asset', 'slodocs:styles/../../../../../.git/config'),
  'integrity and policy': `${mark('\0', 'integrity', '.env')}\0policy:\0\0policy:x\0`,
  'holes of bodies': '\x001\0 \0<0 \0 \0?0 9\0 \uFFFE0\uFFFE',
  'lone signs': 'a\0b\uFFFEc\0',
  'end of an attribute': `"'><img src=x onerror=alert(1)><b title="`,
  'end of a script': '</script></title></style><script>alert(1)</script><!--<script>',
  'control characters': 'a\u0001\b\u001b[31m\u2028\u2029]]>b',
  'lines of a command': 'a\r\n::error file=x::y\n  ::set-output name=a::b\r\nX-Header: 1',
  'path up': '../../../../secret/key.txt',
  'path up, encoded': '..%2f..%2f..%2fsecret%2fkey.txt',
  'path into git': '../.git/config',
  'path of the site': '@site/.env',
  'path of the disk': '/etc/passwd',
  'address of a file': 'file:///etc/passwd',
  'address that runs': 'javascript:alert(1)',
};
