import { describe, expect, it } from '@jest/globals';
import { RpcUnavailableError } from '../rpc/errors.js';
import { triesBeforeAside } from './tries-before-aside.js';

const coded = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('an event that cannot be handled', () => {
  it.each(['57014', '55P03', '25P03'])(
    'is set aside at last when it runs into a limit of time (%s)',
    (code) => {
      expect(triesBeforeAside(coded(code))).toBe(120);
      expect(triesBeforeAside(new Error('wrapped', { cause: coded(code) }))).toBe(120);
    },
  );

  it.each([
    coded('57P01'),
    coded('ECONNREFUSED'),
    coded('40001'),
    new RpcUnavailableError('catalog.tour.get.v1'),
  ])('waits for what is away, however long (%s)', (error) => expect(triesBeforeAside(error)).toBe(Infinity));

  it('is set aside soon for a bug', () => expect(triesBeforeAside(new TypeError('x'))).toBe(8));
});
