import net from 'node:net';

/** status 0: no response */
export interface PlainAnswer {
  status: number;
  ms: number;
}

const headEnd = '\r\n\r\n';
const lastChunk = Buffer.from('0\r\n\r\n');

/** One connection with one request at a time; only the status and the end of the response are read. */
class Connection {
  to: { hostname: string; port: number; bytes: Buffer };

  #onStatus: ((status: number) => void) | undefined;
  #head = '';
  #status = 0;
  #body: { isChunked: boolean; missing: number; tail: Buffer } | undefined;
  since = 0;
  #socket: net.Socket | undefined;

  constructor(to: { hostname: string; port: number; bytes: Buffer }) {
    this.to = to;
  }

  request(onStatus: (status: number) => void) {
    this.#onStatus = onStatus;
    this.since = performance.now();
    this.#socket ??= this.#open();
    this.#socket.write(this.to.bytes);
  }

  get isBusy() {
    return this.#onStatus !== undefined;
  }

  cut() {
    this.#socket?.destroy();
  }

  #open() {
    const socket = net.connect(this.to.port, this.to.hostname);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.once('close', () => {
      this.#socket = undefined;
      this.#finish(0);
    });
    return socket;
  }

  #receive(chunk: Buffer) {
    if (this.#body === undefined) {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf(headEnd);
      if (end < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end))?.[1];
      this.#status = Number(this.#head.slice(9, 12));
      const isChunked = length === undefined && this.#status === 200;
      this.#body = { isChunked, missing: Number(length ?? 0), tail: Buffer.alloc(0) };
      chunk = chunk.subarray(chunk.length - (this.#head.length - end - headEnd.length));
    }
    const body = this.#body;
    body.missing -= chunk.length;
    if (!body.isChunked) {
      if (body.missing <= 0) this.#finish(this.#status);
      return;
    }
    const tail = chunk.length < lastChunk.length ? Buffer.concat([body.tail, chunk]) : chunk;
    body.tail = tail.subarray(-lastChunk.length);
    if (body.tail.equals(lastChunk)) this.#finish(this.#status);
  }

  #finish(status: number) {
    const onStatus = this.#onStatus;
    this.#onStatus = undefined;
    this.#head = '';
    this.#body = undefined;
    onStatus?.(status);
  }
}

/**
 * Requests one URL repeatedly with minimal CPU time of its own, so that the server is measured on a shared machine. A
 * request waits for a free connection, and the wait counts.
 */
export function plainClient(
  url: string,
  {
    connections,
    timeoutMs = 20_000,
    headers = {},
  }: { connections: number; timeoutMs?: number; headers?: Record<string, string> },
) {
  const { hostname, host, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const all = Array.from(
    { length: connections },
    () => new Connection({ hostname, port: Number(port), bytes }),
  );
  const free = [...all].reverse();
  const waiting: ((connection: Connection) => void)[] = [];
  let firstWaiting = 0;

  const sweep = setInterval(() => {
    for (const one of all) if (one.isBusy && performance.now() - one.since > timeoutMs) one.cut();
  }, 500);

  const release = (connection: Connection) => {
    const next = waiting[firstWaiting];
    if (!next) return void free.push(connection);
    waiting[firstWaiting] = undefined as never;
    firstWaiting += 1;
    next(connection);
  };

  return {
    ask(): Promise<PlainAnswer> {
      const since = performance.now();
      return new Promise((resolve) => {
        const send = (connection: Connection) =>
          connection.request((status) => {
            resolve({ status, ms: performance.now() - since });
            release(connection);
          });
        const connection = free.pop();
        if (connection) send(connection);
        else waiting.push(send);
      });
    },
    close() {
      clearInterval(sweep);
      for (const one of all) one.cut();
    },
  };
}
