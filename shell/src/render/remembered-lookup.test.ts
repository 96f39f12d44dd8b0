/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { rememberedLookup, type Ask } from './remembered-lookup';

const at = (...addresses: string[]): LookupAddress[] => addresses.map((address) => ({ address, family: 4 }));

function nameServer() {
  const asked: Parameters<Ask>[1][] = [];
  const clock = { now: 0 };
  const lookup = rememberedLookup(
    (_, heard) => void asked.push(heard),
    () => clock.now,
  );
  const addresses = () =>
    new Promise<string[]>((resolve, reject) =>
      lookup('gateway', { all: true }, (error, found) =>
        error ? reject(error) : resolve((found as LookupAddress[]).map(({ address }) => address)),
      ),
    );
  const answer = (...found: string[]) => asked.shift()?.(null, at(...found));
  const fail = () => asked.shift()?.(new Error('EAI_AGAIN'), []);
  return { asked, clock, lookup, addresses, answer, fail };
}

it('asks once for many who do not know a name yet', async () => {
  const { asked, addresses, answer } = nameServer();
  const all = Promise.all([addresses(), addresses()]);
  expect(asked).toHaveLength(1);
  answer('10.0.0.1');
  expect(await all).toEqual([['10.0.0.1'], ['10.0.0.1']]);
});

it('begins with another replica each time', async () => {
  const { addresses, answer } = nameServer();
  const first = addresses();
  answer('10.0.0.1', '10.0.0.2');
  await first;
  expect([(await addresses())[0], (await addresses())[0]].sort()).toEqual(['10.0.0.1', '10.0.0.2']);
});

it('answers from what it knows while the name server keeps silent, and takes the news when it comes', async () => {
  const { asked, clock, addresses, answer, fail } = nameServer();
  const first = addresses();
  answer('10.0.0.1');
  await first;
  clock.now = 5_000;
  expect(await addresses()).toEqual(['10.0.0.1']);
  expect(await addresses()).toEqual(['10.0.0.1']);
  expect(asked).toHaveLength(1);
  fail();
  expect(await addresses()).toEqual(['10.0.0.1']);
  answer('10.0.0.9');
  expect(await addresses()).toEqual(['10.0.0.9']);
  expect(asked).toHaveLength(0);
});

it('says so where a name is not known at all, and asks again the next time', async () => {
  const { addresses, answer, fail } = nameServer();
  const first = addresses();
  fail();
  await expect(first).rejects.toThrow('EAI_AGAIN');
  const second = addresses();
  answer('10.0.0.1');
  expect(await second).toEqual(['10.0.0.1']);
});

it('gives a single address to who asks for one', async () => {
  const { lookup, answer } = nameServer();
  const heard = jest.fn();
  lookup('gateway', {}, heard);
  answer('10.0.0.1');
  expect(heard).toHaveBeenCalledWith(null, '10.0.0.1', 4);
});
