import { describe, expect, it } from '@jest/globals';
import { formTokenOf, mayAct } from './form-token';
import { Signatures } from './signatures';

const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const signatures = new Signatures([key(1)]);
const formWith = (token?: string): FormData => {
  const form = new FormData();
  if (token !== undefined) form.append('_token', token);
  return form;
};
const tokenOf = (cookies: Record<string, string>, by = signatures): string => formTokenOf(by, cookies) ?? '';

describe('a form of a visitor with a session', () => {
  const mine = { sid: 'session-1' };

  it('is processed with the token of this session', () => {
    expect(mayAct(signatures, mine, formWith(tokenOf(mine)))).toBe(true);
    expect(mayAct(new Signatures([key(2), key(1)]), mine, formWith(tokenOf(mine)))).toBe(true);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a made-up one', 'x'.repeat(43)],
    ['that of another session', tokenOf({ sid: 'session-2' })],
    ['that of another site', tokenOf(mine, new Signatures([key(3)]))],
    ['a signature for another purpose', signatures.sign('form-report', 'session-1')],
    ['the session itself', 'session-1'],
  ])('is refused with %s', (_what, token) => {
    expect(mayAct(signatures, mine, formWith(token))).toBe(false);
  });
});

describe('a form of a visitor without a session', () => {
  it('has no token and needs none', () => {
    expect(formTokenOf(signatures, {})).toBeNull();
    expect(mayAct(signatures, {}, formWith())).toBe(true);
  });
});
