// The program: reads the process, runs the command line, and leaves with its exit code.
import { leave, leaveAtOnce, readEnvironment } from './environment.ts';
import { crash, run } from './run.ts';
import { listenForSignals } from './signals.ts';

const started = performance.now();
const environment = readEnvironment();
const interruption = listenForSignals(leaveAtOnce);

// What nobody waited for, such as a promise that a plugin dropped, ends the program like any other fault.
process.once('uncaughtException', async (thrown) => leave(await crash(thrown, environment)));

await leave(await run(environment, interruption, started));
