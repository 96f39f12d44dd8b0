import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { keyField } from '@valam/mfe-kit/host';
import { addFormKey } from './form-key';
import { Signatures } from './signatures';

const signatures = new Signatures([Buffer.alloc(32, 'a').toString('base64')]);
const minuteMs = 60_000;
const noon = Date.UTC(2027, 0, 4, 12);

function keyAt(now: number, email = 'asha@example.org'): unknown {
  const form = new FormData();
  form.set('email', email);
  const headers = { cookie: 'currency=USD', 'user-agent': 'Lynx', 'x-forwarded-for': '192.0.2.1' };
  addFormKey(form, { url: '/forgot-password', headers } as unknown as IncomingMessage, signatures, now);
  return form.get(keyField);
}

describe('the key of a form without scripts', () => {
  it('is the same for a form that is sent twice in a moment', () => {
    expect(keyAt(noon + 2_000)).toBe(keyAt(noon));
  });

  it('is another one for other input', () => {
    expect(keyAt(noon, 'ravi@example.org')).not.toBe(keyAt(noon));
  });

  it('is another one a quarter of an hour later, so that a second link is sent and lapsed seats are held again', () => {
    expect(keyAt(noon + 15 * minuteMs)).not.toBe(keyAt(noon));
  });

  it('leaves a key that the form has already', () => {
    const form = new FormData();
    form.set(keyField, 'of-the-script');
    addFormKey(form, { url: '/', headers: {} } as unknown as IncomingMessage, signatures, noon);
    expect(form.get(keyField)).toBe('of-the-script');
  });
});
