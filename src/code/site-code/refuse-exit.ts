// Makes `process.exit` and the like throw instead of ending this process or thread.
import { ProcessExit } from './stopped-call.ts';

type Call = (...args: never[]) => unknown;

/** Returns the one function that still exits: it ends the process with this code, whatever listeners of `exit` do. */
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
    // PID zero means the whole process group; signal zero only checks that a process exists.
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
      // The exit itself calls this function, too.
      calls['reallyExit'] = reallyExit;
    });
    return exit.call(target, code);
  };
}
