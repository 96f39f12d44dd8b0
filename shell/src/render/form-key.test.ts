import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyField } from '@valam/mfe-kit/host';
import { addFormKey } from './form-key';
import { FormTurns } from './form-turns';
import { Signatures } from './signatures';
import { cookiesOf } from './visitor-facts';

const signatures = new Signatures([Buffer.alloc(32, 'a').toString('base64')]);
const secondMs = 1_000;
const minuteMs = 60_000;
let now: number;
const turns = new FormTurns({ isSecure: false, now: () => now });

/** Returns a function that submits the form; `isAnswered`: the form succeeds and the browser gets the response. */
function browser() {
  let turnCookie = '';
  return (email = 'asha@example.org', isAnswered = true): unknown => {
    const headers = {
      cookie: `currency=USD; form-report=${now}${turnCookie}`,
      'user-agent': 'Lynx',
      'x-forwarded-for': '192.0.2.1',
    };
    const form = new FormData();
    form.set('email', email);
    const { label, cookie } = turns.of(cookiesOf(headers));
    const exceptCookies = ['form-report', turns.name];
    addFormKey(form, { url: '/forgot-password', headers }, { signatures, turn: label, exceptCookies });
    if (isAnswered && cookie) turnCookie = `; ${cookie.slice(0, cookie.indexOf(';'))}`;
    return form.get(keyField);
  };
}

beforeEach(() => {
  now = Date.UTC(2027, 0, 4, 12, 0, 1);
});

describe('the idempotency key of a form without JavaScript', () => {
  it('is the same for a second click before the response to the first', () => {
    const send = browser();
    const first = send('asha@example.org', false);
    now += 2 * secondMs;
    expect(send()).toBe(first);
  });

  it('is the same for a second click while the next page is loading', () => {
    const send = browser();
    const first = send();
    now += 2 * secondMs;
    expect(send()).toBe(first);
  });

  it('is different for different input', () => {
    const send = browser();
    expect(send('ravi@example.org', false)).not.toBe(send());
  });

  it('is different each time the form is sent again after a response', () => {
    const send = browser();
    const keys = [0, 1, 2].map(() => {
      now += 20 * secondMs;
      return send();
    });
    expect(new Set(keys).size).toBe(3);
  });

  it('is the same for a retry within an hour if the responses did not arrive', () => {
    const send = browser();
    send('ravi@example.org');
    now += minuteMs;
    const first = send('asha@example.org', false);
    now += 15 * minuteMs;
    expect(send()).toBe(first);
  });

  it('is different if the form is sent again hours after its response did not arrive', () => {
    const send = browser();
    send('ravi@example.org');
    now += minuteMs;
    const first = send('asha@example.org', false);
    now += 90 * minuteMs;
    expect(send()).not.toBe(first);
  });

  it('is different after a quarter of an hour in a browser without cookies', () => {
    const send = browser();
    const first = send('asha@example.org', false);
    now += 15 * minuteMs;
    expect(send()).not.toBe(first);
  });

  it('is not replaced if the form already has one', () => {
    const form = new FormData();
    form.set(keyField, 'of-the-script');
    addFormKey(form, { url: '/', headers: {} }, { signatures, turn: 'w1', exceptCookies: [] });
    expect(form.get(keyField)).toBe('of-the-script');
  });
});

describe('the turn of a form', () => {
  it('ignores a malformed cookie', () => {
    const own = turns.of({}).label;
    for (const cookie of ['', '7', 't1', 't1.', 'x1.2', `t1.${'9'.repeat(16)}`])
      expect(turns.of({ [turns.name]: cookie }).label).toBe(own);
  });

  it('is stored in a secure __Host- cookie if the site uses TLS', () => {
    const { cookie } = new FormTurns({ isSecure: true }).of({});
    expect(cookie).toMatch(/^__Host-form-turn=w\d+\.\d+; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });
});
