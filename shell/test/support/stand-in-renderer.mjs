// A fake rendering process. LATE: JSON with one array per fault, [the first process, the second one, …]: delays in ms, how often
// loading fails first, whether the process hangs or ends while loading, or after how many ms it ends by an exit or by the signal of
// a full heap.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

const { socket, markFile } = JSON.parse(process.env.RENDERER);
const [, number] = /-(\d+)\.sock$/.exec(socket);
const {
  first,
  listening = [],
  loading = [],
  refusing = [],
  hanging = [],
  ending = [],
  dying = [],
  aborting = [],
} = JSON.parse(process.env.LATE);
const own = Number(number) - first;
let refusals = refusing[own] ?? 0;

const tell = (message) => process.send?.(message, undefined, undefined, () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', ({ kind, manifest, count }) => {
  if (kind === 'ping') tell({ kind: 'pong', count });
  if (kind !== 'load') return;
  const version = `${manifest.name}@${manifest.version}`;
  writeFileSync(markFile, `!${version}`);
  if (ending[own]) process.exit(1);
  if (hanging[own]) for (;;);
  const error = refusals-- > 0 ? 'the storage is away' : null;
  setTimeout(() => tell({ kind: 'loaded', version, error }), loading[own] ?? 0);
  if (dying[own]) setTimeout(() => process.exit(1), dying[own]);
  if (aborting[own]) setTimeout(() => process.kill(process.pid, 'SIGABRT'), aborting[own]);
});
setTimeout(() => createServer().listen(socket, () => tell({ kind: 'listening' })), listening[own] ?? 0);
