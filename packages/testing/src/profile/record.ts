import type { Profiler } from 'node:inspector';
import { isFree } from '@valam/local/ports';
import { until } from '@valam/local/waiting';

/** Node's default inspector port after `SIGUSR1`. */
const usualPort = 9229;
const samplingMicroseconds = 250;

type Answer = { readonly result?: unknown; readonly error?: { readonly message: string } };

/** Takes a CPU profile of another Node process on this machine while `act` runs. */
export async function profileWhile(
  pid: number,
  act: () => Promise<unknown>,
  port = usualPort,
): Promise<Profiler.Profile> {
  if (!(await isFree(port, '127.0.0.1')))
    throw new Error(`port ${port} is taken: another process is being inspected`);
  process.kill(pid, 'SIGUSR1');
  const inspector = await connect(port);
  try {
    await inspector.call('Profiler.enable');
    await inspector.call('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
    await inspector.call('Profiler.start');
    await act();
    return ((await inspector.call('Profiler.stop')) as { profile: Profiler.Profile }).profile;
  } finally {
    // Frees the port for the next process; this call gets no response anymore.
    inspector.send('Runtime.evaluate', {
      expression: `setTimeout(() => process.getBuiltinModule('node:inspector').close())`,
    });
    inspector.close();
    await until(() => isFree(port, '127.0.0.1'), { timeoutMs: 10_000, everyMs: 50 });
  }
}

async function connect(port: number) {
  const list = await until(() => targets(port), { timeoutMs: 10_000, everyMs: 100 });
  const [target] = list ?? [];
  if (!target) throw new Error('the process does not answer on its inspector port');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the inspector refused the connection')));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, ...answer } = JSON.parse(String(data)) as Answer & { id?: number };
    if (id !== undefined) waiting.get(id)?.(answer);
  });
  let last = 0;
  const send = (method: string, params: object = {}): number => {
    socket.send(JSON.stringify({ id: ++last, method, params }));
    return last;
  };
  return {
    send,
    async call(method: string, params?: object): Promise<unknown> {
      const { result, error } = await new Promise<Answer>((resolve) =>
        waiting.set(send(method, params), resolve),
      );
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    close: () => socket.close(),
  };
}

async function targets(port: number): Promise<{ webSocketDebuggerUrl: string }[] | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
  return (await answer?.json()) as { webSocketDebuggerUrl: string }[] | undefined;
}
