import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import { openBrowser } from '@valam/testing/browser';
import { judgeScripts } from '../../bench/src/rows/bytes.ts';
import { executableElements } from '../src/executable-elements.ts';
import { verdict } from '../src/parts/roles.ts';
import { unsignedWebhooks } from '../src/parts/states.ts';
import { knownFlaws } from '../src/parts/supply.ts';

const serve = serveInTest();

describe('the audit of webhooks', () => {
  const tried = async (status: number) => {
    const { url } = await serve((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"received":true}');
    });
    return unsignedWebhooks({ site: url }, 'cs_1');
  };

  it('fails when an unsigned event is accepted', async () => {
    expect(await tried(200)).toHaveLength(5);
  });

  it('passes when each is refused', async () => {
    expect(await tried(400)).toEqual([]);
  });
});

describe('the audit of roles', () => {
  it.each([
    ['a call that lost its check lets a stranger in', 'nobody', 200, 'must be 401'],
    ['a call that lost its check lets another role in', 'content', 200, 'must be 403'],
    ['a role is checked after the record was looked for', 'sales', 404, 'must be 403'],
    ['somebody is kept out who may', 'owner', 403, 'must be let through'],
  ])('turns red when %s', (_what, who, status, said) => {
    expect(verdict(who, ['owner', 'finance'], status)).toBe(said);
  });

  it.each([
    ['nobody', 401],
    ['content', 403],
    ['owner', 404],
  ])('is green when %s is answered %i', (who, status) => {
    expect(verdict(who, ['owner'], status)).toBeNull();
  });
});

describe('the audit of script injection', () => {
  async function alive(html: string): Promise<number> {
    const browser = await openBrowser(() => {});
    try {
      const page = await browser.newPage();
      await page.setContent(html);
      return await executableElements(page);
    } finally {
      await browser.close();
    }
  }

  it('fails when a block of an article is not escaped', async () => {
    const block = '<p>Hello <img src=x onerror="planted(1)"> <a href="javascript:planted(1)">x</a></p>';
    expect(await alive(block)).toBe(2);
  });

  it('passes when the payload is escaped', async () => {
    const block = '<p>&lt;img src=x onerror=planted(1)&gt;</p><input value="javascript:planted(1)">';
    expect(await alive(block)).toBe(0);
  });
});

describe('the audit of known vulnerabilities', () => {
  const metadata = { dependencies: { total: 400 } };

  it('fails for a critical one, and reports an unavailable registry', () => {
    const grave = { name: 'left', severity: 'critical' };
    expect(knownFlaws({ vulnerabilities: { left: grave }, metadata }).verdict).toBe('missed');
    expect(knownFlaws({ vulnerabilities: {}, metadata }).verdict).toBe('met');
    expect(knownFlaws(undefined).verdict).toBe('not measured');
  });
});

describe('the size budget of scripts', () => {
  const judged = (bytes: number) =>
    judgeScripts([{ path: '/', bytes, whole: bytes, budget: 110_000, isOver: bytes > 110_000 }]);

  it('fails when a page exceeds it by 30 KB', () => {
    const [row] = judged(110_000 + 30_000);
    expect(row).toMatchObject({ verdict: 'missed' });
    expect(row?.missedBy).toContain('30.00 KB off');
  });

  it('passes within the budget', () => {
    expect(judged(109_000)).toEqual([expect.objectContaining({ verdict: 'met' })]);
  });
});
