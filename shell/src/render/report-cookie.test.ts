import { describe, expect, it } from '@jest/globals';
import { ReportCookie } from './report-cookie';
import { Signatures } from './signatures';
import { cookiesOf } from './visitor-facts';

const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const report = {
  action: 'booking/inquiry',
  toast: { title: 'Sent; really', tone: 'success' as const },
  errors: {},
  values: { name: 'Äsha = 1' },
};
const known = (action: string): boolean => action === report.action;
let now = 0;
const cookieOf = (keys: string[], isSecure = false): ReportCookie =>
  new ReportCookie({ signatures: new Signatures(keys), isSecure, now: () => now });
const cookie = cookieOf([key(1)]);
/** The cookies as the browser sends them back. */
const sent = (header: string) => cookiesOf({ cookie: header.slice(0, header.indexOf(';')) });

describe('the report of a form', () => {
  it('is read back from its cookie', () => {
    expect(cookie.read(sent(cookie.write(report)), known)).toEqual(report);
  });

  it('leaves out only the input that is too long for a cookie', () => {
    const values = { message: 'ௐ'.repeat(1_500), name: 'Asha', question: 'x'.repeat(1_800) };
    const header = cookie.write({ ...report, values });
    expect(header.length).toBeLessThan(4_000);
    const { message: _, ...rest } = values;
    expect(cookie.read(sent(header), known)).toEqual({ ...report, values: rest });
  });

  it('keeps its message whatever the input', () => {
    const many = Array.from({ length: 5_000 }, (_, n): [string, string] => [`field-${n}`, 'x']);
    const header = cookie.write({ ...report, values: Object.fromEntries(many) });
    expect(header.length).toBeLessThan(4_000);
    expect(cookie.read(sent(header), known)).toMatchObject({ toast: report.toast });
  });

  it('is ignored without a valid signature', () => {
    const hostile = { ...report, errors: { email: { x: 1 } } };
    const plain = JSON.stringify(hostile);
    const encoded = Buffer.from(JSON.stringify({ until: 1e15, report: hostile })).toString('base64url');
    const foreign = sent(cookieOf([key(2)]).write(report));
    for (const value of ['', 'null', '[]', '{', plain, encodeURIComponent(plain), encoded, `${encoded}.`])
      expect(cookie.read({ 'form-report': value }, known)).toBeNull();
    expect(cookie.read(foreign, known)).toBeNull();
  });

  it('is ignored if it contains anything but text, even with a valid signature', () => {
    for (const broken of [
      { ...report, errors: { email: { x: 1 } } },
      { ...report, values: { a: ['b'] } },
      { ...report, toast: { title: {} } },
      { ...report, action: 7 },
    ])
      expect(cookie.read(sent(cookie.write(broken as never)), known)).toBeNull();
  });

  it('is ignored if no remote has its action, and after a minute', () => {
    const kept = sent(cookie.write(report));
    expect(cookie.read(kept, () => false)).toBeNull();
    now += 61_000;
    expect(cookie.read(kept, known)).toBeNull();
  });

  it('is read by a replica that already signs with a new key', () => {
    expect(cookieOf([key(2), key(1)]).read(sent(cookie.write(report)), known)).toEqual(report);
  });

  it('is stored in a secure __Host- cookie if the site uses TLS', () => {
    const secure = cookieOf([key(1)], true);
    for (const header of [secure.write(report), secure.forget]) {
      expect(header).toMatch(/^__Host-form-report=/);
      for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'])
        expect(header).toContain(attribute);
      expect(header).not.toContain('Domain');
    }
  });
});
