import type http from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { serveInTest } from '@valam/local/testing/serve';
import {
  backslashes,
  craftedCookies,
  forgedForms,
  inventedLabels,
  privatePages,
  unstorableText,
} from '../src/parts/edge.ts';

const serve = serveInTest();

async function siteThat(answer: http.RequestListener): Promise<string> {
  const { url } = await serve((request, response) => {
    request.resume();
    answer(request, response);
  });
  return url;
}

const saying = (status: number, headers: http.OutgoingHttpHeaders = {}, body = '') =>
  siteThat((_request, response) => response.writeHead(status, headers).end(body));
const closed = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const noRelease = '{}';

describe('the audit of the edge', () => {
  it.each([
    ['a form without its token is acted upon', 303, 'missed'],
    ['every form without its token is refused', 403, 'met'],
  ])('detects whether %s', async (_what, status, verdict) => {
    expect(await forgedForms(await saying(status), 'sid=x')).toMatchObject({ verdict });
  });

  it.each([
    ['a private page may be stored', { ...closed, 'cache-control': 'no-cache' }, 'missed'],
    ['a private page may be indexed', { 'cache-control': 'private, no-store' }, 'missed'],
    ['private pages are neither', closed, 'met'],
  ])('sees whether %s', async (_what, headers, verdict) => {
    expect(await privatePages(await saying(200, headers))).toMatchObject({ verdict });
  });

  it('detects a page that fails on a malformed cookie', async () => {
    const stumbling = await siteThat(({ headers }, response) =>
      response.writeHead(/form-report=.*errors/.test(headers.cookie ?? '') ? 503 : 200).end(noRelease),
    );
    expect(await craftedCookies(stumbling)).toMatchObject({ verdict: 'missed' });
    expect(await craftedCookies(await saying(200, {}, noRelease))).toMatchObject({ verdict: 'met' });
  });

  it('detects that cookies can trigger a rollback', async () => {
    let asked = 0;
    const site = await siteThat(({ url }, response) =>
      response.writeHead(200).end(url === '/remotes.json' ? String(asked++) : ''),
    );
    expect(await craftedCookies(site)).toMatchObject({ verdict: 'missed' });
  });

  it.each([
    [500, 'missed'],
    [201, 'missed'],
    [400, 'met'],
  ])('sees whether text that no database keeps is answered %i', async (status, verdict) => {
    expect(await unstorableText(await saying(status))).toMatchObject({ verdict });
  });

  it.each([
    [301, 'missed'],
    [400, 'met'],
  ])('judges a response of %i to a backslash', async (status, verdict) => {
    expect(await backslashes(await saying(status))).toMatchObject({ verdict });
  });

  it('detects whether an invented name becomes a metric series', async () => {
    const open = await saying(200, {}, 'failures_total{remote="audit-invented-3"} 1');
    expect(await inventedLabels(open, { shell: open })).toMatchObject({ verdict: 'missed' });
    const shut = await saying(200, {}, 'failures_total{remote="booking"} 1');
    expect(await inventedLabels(shut, { shell: shut })).toMatchObject({ verdict: 'met' });
  });
});
