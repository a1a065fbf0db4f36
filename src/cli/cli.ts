// Runs the command line in this process, and exits with its code.
import { ownProcess } from '#index';
import { crash } from './crash.ts';
import { drained, leavingWith, readEnvironment, reserveStdout } from './environment.ts';
import { exitCodes } from './exit-codes.ts';
import { printDiagnostics } from './printers/pretty.ts';
import { printSlow } from './printers/waiting.ts';
import { run } from './run.ts';
import type { Watched } from './shell.ts';
import { listenForSignals } from './signals.ts';

const started = performance.now();
const environment = readEnvironment();
const { stderr, cwd } = environment;
reserveStdout();

const { siteCode, exit } = ownProcess({
  onSlow: ({ what }, seconds) => stderr.write(printSlow(what, seconds, stderr)),
  onBlocked(found) {
    watched.print(found);
    leaveAtOnce(exitCodes.diagnostics);
  },
});
const leaveAtOnce = leavingWith(exit);
const watched: Watched = {
  siteCode,
  print: (found) => stderr.write(printDiagnostics(found.diagnostics, found, { ...stderr, columns: stderr.columns, cwd })),
};
const interruption = listenForSignals(leaveAtOnce);

let isLeaving = false;
const leave = async (code: number | Promise<number>): Promise<void> => {
  if (isLeaving) return;
  isLeaving = true;
  const known = await code;
  await drained();
  leaveAtOnce(known);
};
const onUncaught = (thrown: unknown): void => {
  if (!siteCode.caught(thrown)) void leave(crash(thrown, environment));
};
process.on('uncaughtException', onUncaught);
process.on('unhandledRejection', onUncaught);
process.on('beforeExit', () => {
  if (!siteCode.isGuarding) onUncaught(new Error('the command has not ended, although nothing is left to wait for'));
});

const code = await run(environment, interruption, started, watched);
// Errors thrown after the report was made.
const late = await siteCode.remaining();
if (late) watched.print(late);
await leave(late && code === exitCodes.ok ? exitCodes.diagnostics : code);
