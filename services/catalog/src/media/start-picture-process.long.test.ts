import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { startPictureProcess } from './start-picture-process.js';

const ofLinux = existsSync('/proc/self/stat') ? it : it.skip;
/** Linux with autogroup scheduling; the value can be set even if the feature is disabled. */
const withAutogroup = existsSync('/proc/self/autogroup') ? it : it.skip;

const autogroupOf = (pid: number | string) => readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim();
/** After the name, which may have spaces: state, parent, group, session. */
const sessionOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3];
/** CPU time of its own code, in hundredths of a second; 0 if it has ended. */
function processorTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[11]);
  } catch {
    return 0;
  }
}
const isThere = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

describe('the picture process', () => {
  let started: ChildProcess | undefined;
  afterEach(() => {
    started?.kill('SIGKILL');
  });
  const start = (): ChildProcess => (started = startPictureProcess());
  const startedPid = (): number => start().pid ?? 0;

  ofLinux('has the lowest priority, in a session of its own', () => {
    const pid = startedPid();
    expect(getPriority(pid)).toBe(19);
    expect(sessionOf(pid)).toBe(String(pid));
  });

  withAutogroup('has the lowest share among sessions, and leaves that of its service as it was', async () => {
    const before = autogroupOf('self');
    const pid = startedPid();
    await waitFor(() => autogroupOf(pid).endsWith(' nice 19'));
    expect(autogroupOf('self')).toBe(before);
  });

  it('ends with its service', async () => {
    const pictures = start();
    const ended = once(pictures, 'exit');
    pictures.disconnect();
    await ended;
  });

  ofLinux('ends at once with its service, however that ends, and in the middle of a picture', async () => {
    const place = fileURLToPath(new URL('./start-picture-process.ts', import.meta.url));
    // Seconds of work: AVIF of noise.
    const service = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { startPictureProcess } = await import(${JSON.stringify(place)});
         const { default: sharp } = await import('sharp');
         const { randomBytes } = await import('node:crypto');
         const raw = { width: 3000, height: 3000, channels: 3 };
         const bytes = await sharp(randomBytes(27_000_000), { raw }).png({ compressionLevel: 0 }).toBuffer();
         const child = startPictureProcess();
         child.on('message', () => console.log('made'));
         child.send({ id: 1, work: { kind: 'size', bytes, width: 3000, format: 'avif' } }, () => console.log(child.pid));
         setInterval(() => undefined, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: fileURLToPath(new URL('.', import.meta.url)) },
    );
    const said: string[] = [];
    service.stdout.on('data', (text: Buffer) => said.push(String(text)));
    await waitFor(() => said.length > 0);
    const pid = Number(said[0]);
    // It has read the picture and is encoding.
    await waitFor(() => processorTime(pid) > 150);
    service.kill('SIGKILL');
    await once(service, 'exit');
    const atTheEnd = processorTime(pid);
    let used = atTheEnd;
    await waitFor(() => {
      if (!isThere(pid)) return true;
      used = Math.max(used, processorTime(pid));
      return false;
    });
    expect(said.join('')).not.toContain('made');
    // The whole picture takes five seconds of CPU time.
    expect(used - atTheEnd).toBeLessThan(150);
  });
});
