// Prints the program that answers requests of an example.

/**
 * A program that answers on this machine, writes its address for those of the hosts into the file of the example, and then
 * runs the example: `node mock file command…`.
 */
export const mockProgram = `"use strict";
const { createServer } = require('node:http');
const { readFileSync, writeFileSync } = require('node:fs');
const answers = JSON.parse(readFileSync('.example-mock.json', 'utf8'));
const [, , file, program, ...args] = process.argv;
const unknown = new Set();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const [, number, path] = /^\\/mock-(\\d+)(.*)$/.exec(pathname) ?? [];
  const there = (answers[number]?.[1] ?? []).filter((one) => new RegExp('^' + one.path + '/?$').test(path));
  const found = there.find(({ method }) => method === request.method);
  if (!found) unknown.add(request.method + ' ' + (path ?? pathname));
  request.resume();
  if (found) response.writeHead(found.status, found.type ? { 'content-type': found.type } : {}).end(found.body);
  else response.writeHead(there.length > 0 ? 405 : 404, { 'content-type': 'application/json' }).end('{"message":"the specification has no such operation"}\\n');
});
server.listen(0, '127.0.0.1', () => {
  let text = readFileSync(file, 'utf8');
  answers.forEach(([host], number) => {
    text = text.replaceAll(host, 'http://127.0.0.1:' + server.address().port + '/mock-' + number);
  });
  writeFileSync(file, text);
  const child = require('node:child_process').spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('error', () => process.exit(127));
  child.on('exit', (code) => {
    for (const one of unknown) console.error('Error: the specification has no ' + one);
    process.exit(code === 0 && unknown.size === 0 ? 0 : code || 1);
  });
});
`;
