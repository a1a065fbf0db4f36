// Makes the calls that would end this process, or this thread, throw instead.
import { ProcessExit } from './stopped-call.ts';

type Call = (...args: never[]) => unknown;

/** Gives the way out that is left: it ends the process with this code, whatever listeners of the event `exit` do. */
export function refuseExit(target: NodeJS.Process): (code: number) => never {
  const { exit, reallyExit } = target as NodeJS.Process & { readonly reallyExit: Call };
  const calls = target as unknown as Record<string, Call>;
  for (const name of ['exit', 'reallyExit', 'abort', 'execve']) {
    if (typeof calls[name] !== 'function') continue;
    calls[name] = (...args: readonly unknown[]): never => {
      throw new ProcessExit(`process.${name}(${name === 'execve' ? '…' : args.map(String).join(', ')})`);
    };
  }
  const kill = target.kill;
  target.kill = (pid, signal): true => {
    // Zero asks for the whole group, and the signal zero only whether a process is there.
    if (signal !== 0 && [target.pid, 0, -target.pid].includes(Number(pid)))
      throw new ProcessExit('process.kill on slodocs itself');
    return kill.call(target, pid, signal);
  };
  return (code) => {
    const listeners = target.listeners('exit');
    target.removeAllListeners('exit');
    target.once('exit', () => {
      for (const listener of listeners) {
        try {
          listener.call(target, code);
        } catch {}
      }
      target.exitCode = code;
      // What ends the process calls this, too.
      calls['reallyExit'] = reallyExit;
    });
    return exit.call(target, code);
  };
}
