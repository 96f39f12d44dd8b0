import { execFile } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const infra = path.join(import.meta.dirname, '../..');

/** What an expression gives in a Node of its own, with something of a command at hand. */
async function valueOf<T>(file: string, expression: string): Promise<T> {
  const script = `import * as part from ${JSON.stringify(path.join(infra, file))};
    console.log(JSON.stringify(await (${expression})));
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
}

let server: http.Server | undefined;
afterEach(() => {
  server?.close();
});

/** Something that answers every call with one status. */
async function answering(status: number): Promise<string> {
  const listening = http.createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"received":true}');
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('the audit of webhooks', () => {
  const tried = async (status: number) =>
    valueOf<string[]>(
      'audit/src/parts/states.ts',
      `part.unsignedWebhooks({ site: '${await answering(status)}' }, 'cs_1')`,
    );

  it('turns red when an event is taken that no one signed', async () => {
    expect(await tried(200)).toHaveLength(5);
  });

  it('is green when each is refused', async () => {
    expect(await tried(400)).toEqual([]);
  });
});

describe('the audit of roles', () => {
  it.each([
    ['a call that lost its check lets a stranger in', 'nobody', 200, 'must be 401'],
    ['a call that lost its check lets another role in', 'content', 200, 'must be 403'],
    ['a role is checked after the record was looked for', 'sales', 404, 'must be 403'],
    ['somebody is kept out who may', 'owner', 403, 'must be let through'],
  ])('turns red when %s', async (_what, who, status, said) => {
    const verdict = `part.verdict('${who}', ['owner', 'finance'], ${status})`;
    expect(await valueOf('audit/src/parts/roles.ts', verdict)).toBe(said);
  });

  it.each([
    ['nobody', 401],
    ['content', 403],
    ['owner', 404],
  ])('is green when %s is answered %i', async (who, status) => {
    const verdict = `part.verdict('${who}', ['owner'], ${status})`;
    expect(await valueOf('audit/src/parts/roles.ts', verdict)).toBeNull();
  });
});

describe('the audit of hostile words', () => {
  const alive = (html: string) =>
    valueOf<number>(
      'audit/src/executable-elements.ts',
      `(async () => {
        const { openBrowser } = await import(${JSON.stringify(path.join(infra, '../packages/testing/src/browser.ts'))});
        const browser = await openBrowser(() => {});
        const page = await browser.newPage();
        await page.setContent(${JSON.stringify(html)});
        const count = await part.executableElements(page);
        await browser.close();
        return count;
      })()`,
    );

  it('turns red when a block of an article is not escaped', async () => {
    const block = '<p>Hello <img src=x onerror="planted(1)"> <a href="javascript:planted(1)">x</a></p>';
    expect(await alive(block)).toBe(2);
  });

  it('is green when it is shown as what it is', async () => {
    const block = '<p>&lt;img src=x onerror=planted(1)&gt;</p><input value="javascript:planted(1)">';
    expect(await alive(block)).toBe(0);
  });
});

describe('the audit of known flaws', () => {
  const judged = (answer: unknown) =>
    valueOf<{ verdict: string }>(
      'audit/src/parts/supply.ts',
      `part.knownFlaws(${JSON.stringify(answer)} ?? undefined)`,
    );
  const metadata = { dependencies: { total: 400 } };

  it('turns red for a grave one, and says when no one could be asked', async () => {
    const grave = { name: 'left', severity: 'critical', via: [] };
    expect((await judged({ vulnerabilities: { left: grave }, metadata })).verdict).toBe('missed');
    expect((await judged({ vulnerabilities: {}, metadata })).verdict).toBe('met');
    expect((await judged(null)).verdict).toBe('not measured');
  });
});

describe('the figures of scripts', () => {
  const judged = (bytes: number) =>
    valueOf<{ verdict: string; missedBy?: string }[]>(
      'bench/src/rows/bytes.ts',
      `part.judgeScripts([{ path: '/', bytes: ${bytes}, whole: ${bytes}, budget: 110000, isOver: ${bytes} > 110000 }])`,
    );

  it('turn red when a page gets 30 KB heavier than it may be', async () => {
    const [row] = await judged(110_000 + 30_000);
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain('30.00 KB off');
  });

  it('are green within the budget', async () => {
    expect(await judged(109_000)).toEqual([expect.objectContaining({ verdict: 'met' })]);
  });
});
