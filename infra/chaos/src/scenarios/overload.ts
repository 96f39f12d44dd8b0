import net from 'node:net';
import { json, many, send } from '@valam/testing/http';
import { memoryMiB } from '@valam/testing/proc';
import { signIn } from '@valam/testing/people';
import { pause } from '@valam/local/waiting';
import type { Scenario } from './scenario.ts';
import type { Answer } from '@valam/testing/http';
import * as z from 'zod/mini';

const Tour = z.object({ id: z.string(), version: z.number(), subtitle: z.nullable(z.string()) });

export const slowClients: Scenario = {
  number: 24,
  name: 'slow-clients',
  fault: '200 connections that trickle, huge bodies, huge headers, deep JSON',
  expected: 'refused or cut, service for others, bounded memory',
  async run(world) {
    const problems = [];
    const { hostname, port } = new URL(world.site);
    const memory = () =>
      memoryMiB(world.system.run().pids.shell ?? 0) + memoryMiB(world.system.run().pids.gateway ?? 0);
    const before = memory();
    const sockets = Array.from({ length: 200 }, () => {
      const socket = net.connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write(
        'POST /api/leads HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
      );
      return socket;
    });
    const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 500);
    const reads = await many(30, 3, () => send(`${world.site}/api/tours`, { timeoutMs: 5_000 }));
    const bad = reads.filter(({ status }) => status !== 200).length;
    if (bad > 0) problems.push(`${bad} of ${reads.length} reads failed beside slow clients`);

    const lead = (body: string) => send(`${world.site}/api/leads`, { method: 'POST', body });
    const expected = [
      ['a body of 20 MB', lead(JSON.stringify({ message: 'x'.repeat(20_000_000) })), [413, 400, 0]],
      ['JSON 100 000 deep', lead(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), [400, 413]],
      [
        'a header of 64 KB',
        send(`${world.site}/api/tours`, { headers: { 'x-long': 'y'.repeat(65_000) } }),
        [431, 400, 0],
      ],
      ['an address of 60 KB', send(`${world.site}/${'z'.repeat(60_000)}`), [414, 431, 400, 404, 0]],
    ] as [string, Promise<Answer>, number[]][];
    for (const [what, answer, allowed] of expected) {
      const { status } = await answer;
      if (!allowed.includes(status)) problems.push(`${what} was answered ${status}`);
    }
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
    const grown = memory() - before;
    if (grown > 200) problems.push(`memory grew by ${Math.round(grown)} MiB`);
    if ((await send(`${world.site}/readyz`)).status !== 200) problems.push('not ready afterwards');
    return problems;
  },
};

export const twoOperators: Scenario = {
  number: 25,
  name: 'two-operators',
  fault: 'two operators edit the same tour',
  expected: 'the second one is refused with a message, nothing is overwritten',
  async run(world) {
    const { site, admin } = world.system.run();
    const owner = await signIn(site, admin);
    const headers = { ...owner.headers, 'sec-fetch-site': 'same-origin' };
    const answer = await send(`${site}/api/admin/tours?perPage=1`, { headers });
    const list = json(answer, z.object({ items: z.array(Tour) }));
    const tour = list?.items[0];
    if (!tour) return ['there is no tour to edit'];
    const edit = (subtitle: string) =>
      send(`${site}/api/admin/tours/${tour.id}`, {
        method: 'PATCH',
        headers: { ...headers, 'if-match': String(tour.version) },
        body: { subtitle },
      });
    const answers = await Promise.all([edit('The first edit'), edit('The second edit')]);
    const statuses = answers.map(({ status }) => status).sort();
    const now = json(await send(`${site}/api/admin/tours/${tour.id}`, { headers }), Tour);
    await send(`${site}/api/admin/tours/${tour.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'if-match': String(now?.version) },
      body: { subtitle: tour.subtitle },
    });
    const winner = answers.findIndex(({ status }) => status === 200);
    const problems = [];
    if (statuses.join() !== '200,409')
      problems.push(
        `answered ${statuses.join(' and ')}: ${answers.map((one) => one.text.slice(0, 100)).join()}`,
      );
    if (now?.subtitle !== ['The first edit', 'The second edit'][winner])
      problems.push(`the tour says '${now?.subtitle}'`);
    await pause(50);
    return problems;
  },
};
